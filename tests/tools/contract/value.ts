const SHOWN_LETTERS = 60;
const SHOWN_KEYS = 6;
/** What stands under such names is never shown. */
const SECRET = /token|password|secret|authorization|cookie/i;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** `['data', 3, 'price_from']` as `$.data[3].price_from`. */
export const pathText = (path: PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return /^[A-Za-z_$][\w$]*$/.test(String(key))
      ? `${text}.${String(key)}`
      : `${text}[${JSON.stringify(String(key))}]`;
  }, '$');

/** The value at a path; undefined where there is none. */
export function nodeAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((node, key) => {
    if (Array.isArray(node) && typeof key === 'number') return node[key];
    return isObject(node) && Object.hasOwn(node, key) ? node[String(key)] : undefined;
  }, value);
}

/** The text at a path; numbers too, for an id of the wrong type still names something. */
export function textAt(value: unknown, ...path: PropertyKey[]): string | undefined {
  const found = nodeAt(value, path);
  return typeof found === 'string' || typeof found === 'number' ? String(found) || undefined : undefined;
}

/** What was found, in a few words: its value where that is short and no secret, with its type at the end. */
export function describe(found: unknown, path: PropertyKey[] = [], whole?: unknown): string {
  if (found === undefined) return missing(path, whole);
  if (found === null) return 'null';
  if (Array.isArray(found)) return `array of ${found.length}`;
  if (isObject(found)) {
    const keys = Object.keys(found);
    return `object {${keys.slice(0, SHOWN_KEYS).join(', ')}${keys.length > SHOWN_KEYS ? ', …' : ''}}`;
  }
  if (typeof found !== 'boolean' && path.some((key) => SECRET.test(String(key)))) return `not shown (${typeof found})`;
  return `${cut(JSON.stringify(found) ?? String(found))} (${typeof found})`;
}

const cut = (text: string): string => (text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…"` : text);
const plain = (key: string): string => key.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();

/** `priceFrom` where `price_from` is wanted is most likely the same thing. */
function missing(path: PropertyKey[], whole: unknown): string {
  const beside = nodeAt(whole, path.slice(0, -1));
  const wanted = plain(String(path.at(-1) ?? ''));
  const alike = isObject(beside) && wanted ? Object.keys(beside).find((key) => plain(key) === wanted) : undefined;
  return alike === undefined ? 'missing' : `missing; there is ${JSON.stringify(alike)}`;
}
