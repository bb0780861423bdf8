import type * as z from 'zod/mini';

type Holder = Record<PropertyKey, unknown>;
/** A shape that PHP writes, in the words of the log. */
export type Shape = (typeof SHAPES)[keyof typeof SHAPES];

/** A value that does not fit: where it is, by its holder and by its path, and what zod says of it. */
type Misfit = { holder: Holder; key: PropertyKey; issue: z.core.$ZodIssue; path: string; isShown: boolean };

const SHAPES = {
  list: 'an object with number keys in place of a list',
  object: 'an empty list or text in place of an object',
  bare: 'a text in place of an object with it',
  number: 'a number as text',
  text: 'a text as number',
  flag: '0 or 1, or a text, in place of false or true',
  wrapped: 'a value in an object that its database or PHP puts around it',
  nothing: 'null, false or an empty text in place of a part that may be missing',
} as const;

/** Of an amount, with commas between thousands as well, and with as many decimals as a database keeps. */
const DECIMAL = /^ ?-?(?=\.?\d)(?:\d{0,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d{1,30})? ?$/;
/** `""` is what PHP makes of false where it writes it as text. */
const FLAGS = new Map<unknown, boolean>([
  ...[0, '0', 'false', ''].map((flag) => [flag, false] as const),
  ...[1, '1', 'true'].map((flag) => [flag, true] as const),
]);
/** Of MongoDB, for what JSON has no type for: `{"$oid": "…"}`, `{"$date": {"$numberLong": "…"}}`. */
const TYPED = /^\$(?:oid|date|number[A-Z]\w+)$/;
const URL_TEXT = /^(?:https?:\/)?\/\S+$/;

/**
 * Reads a value that does not fit in the shape that PHP writes it in: arrays and objects are one thing there, and
 * databases hand numbers on as text. The value is replaced; what is empty is taken out, since an optional part then has
 * its default. A bare text becomes a text in English, which other languages fall back to, or the URL of a picture.
 * @param issue what zod says of the value
 * @param isShown whether it is only shown: money and state are never made of a bare text
 * @param emptied the parts taken out so far, by path: a required object among them is an empty one
 * @returns which shape it was; undefined where the value is none of these
 */
export function reread({ holder, key, issue, path, isShown }: Misfit, emptied: Set<string>): Shape | undefined {
  const value = holder[key];
  const expected = issue.code === 'invalid_type' ? issue.expected : undefined;
  const isObject = expected === 'object' || expected === 'record';
  if (value === undefined) {
    if (!emptied.delete(path)) return undefined;
    holder[key] = isObject ? {} : [];
    return isObject ? SHAPES.object : SHAPES.nothing;
  }
  // an item of a list is left out as a whole
  const isNothing = value === null || value === false || (value === '' && expected === 'array');
  if (isNothing && !Array.isArray(holder)) {
    delete holder[key];
    // a page of a list that has nothing in it, but no list of lines, of which none may go unseen
    if (expected === 'array' && isShown && !path.includes('.')) emptied.add(path);
    return SHAPES.nothing;
  }
  if (isObject && (value === '' || (Array.isArray(value) && value.length === 0)) && !Array.isArray(holder)) {
    delete holder[key];
    if (value !== '') emptied.add(path);
    return SHAPES.object;
  }
  // no whole response is a name or a picture
  if (expected === 'object' && isShown && path !== '(root)' && typeof value === 'string' && value !== '') {
    holder[key] = URL_TEXT.test(value) ? { url: value } : { en: value };
    return SHAPES.bare;
  }
  const bare = expected && unwrapped(value);
  if (bare !== undefined) {
    holder[key] = bare;
    return SHAPES.wrapped;
  }
  if (expected === 'array' && isNumbered(value)) {
    holder[key] = Object.values(value);
    return SHAPES.list;
  }
  if (expected === 'number' && typeof value === 'string' && DECIMAL.test(value)) {
    holder[key] = Number(value.replaceAll(',', ''));
    return SHAPES.number;
  }
  if (expected === 'string' && typeof value === 'number') {
    holder[key] = String(value);
    return SHAPES.text;
  }
  const flag = typeof value === 'string' ? value.toLowerCase() : value;
  if (expected === 'boolean' && FLAGS.has(flag)) {
    holder[key] = FLAGS.get(flag);
    return SHAPES.flag;
  }
  return undefined;
}

/** The value in an object of MongoDB's, or in a date-time as PHP writes its own, with the zone that it is in. */
function unwrapped(value: unknown): unknown {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const [[name, inner] = ['', undefined]] = entries;
  if (entries.length === 1 && TYPED.test(name)) return inner;
  const { date, timezone, timezone_type: type } = Object.fromEntries(entries) as Holder;
  const isDateTime = type !== undefined && typeof date === 'string' && typeof timezone === 'string';
  return isDateTime ? `${date} ${timezone === 'Asia/Hong_Kong' ? '+08:00' : timezone}` : undefined;
}

const isNumbered = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => /^\d+$/.test(key));
