import 'server-only';

/** What may be under such a key is for nobody's log. `code` is an email's or phone's verification code. */
const SECRET_KEY = /authorization|cookie|passw|token|secret|verification|login_?id|^code$|e-?mail|phone|card_?number|cvc/i;
const HIDDEN = '[hidden]';

const IN_TEXT: [RegExp, string][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  // in addresses, in JSON and in headers that some error message quotes
  [/((?:[\w.-]*(?:passw|token|secret|verification|login_?id|e-?mail|phone)[\w.-]*|\bcode)["']?\s*[=:]\s*["']?)(?!\[hidden\])[^\s"'&,;)}\]]+/gi, `$1${HIDDEN}`],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, HIDDEN],
  // a phone with its area code, with or without spaces
  [/\+\d{1,3}[ -]?\d[\d -]{5,12}\d\b/g, HIDDEN],
  // a Hong Kong number that stands alone
  [/(?<![\w.-])[2-9]\d{3}[ -]?\d{4}(?![\w.-])/g, HIDDEN],
];

/** A text without what is personal or secret: emails, phones, tokens, passwords, codes. */
export function redactedText(text: string): string {
  return IN_TEXT.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
}

const MAX_DEPTH = 6;

/** A copy of a value for the log, without what is personal or secret. Errors keep their name, words and where they came from. */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactedText(value);
  if (value === null || typeof value !== 'object') return typeof value === 'bigint' ? String(value) : value;
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redacted(item, depth + 1));
  const isError = value instanceof Error;
  const entries = isError ? fieldsOf(value) : Object.entries(value);
  // an error's code is its kind
  const isSecret = (key: string): boolean => SECRET_KEY.test(key) && !(isError && key === 'code');
  return Object.fromEntries(entries.map(([key, item]) => [key, isSecret(key) ? HIDDEN : redacted(item, depth + 1)]));
}

function fieldsOf(error: Error): [string, unknown][] {
  const { name, message, stack, cause } = error;
  const own = Object.entries(error).filter(([key]) => !['name', 'message', 'stack', 'cause', 'fields', 'serverMessage'].includes(key));
  const all: Record<string, unknown> = { type: name, message, ...Object.fromEntries(own), stack, cause };
  // what failed is the backend: where in the shop it was asked for is no news
  if (name === 'ApiError') delete all.stack;
  return Object.entries(all).filter(([, item]) => item !== undefined && item !== '');
}
