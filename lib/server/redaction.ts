/** Keys whose values are never logged. `code` is an email's or phone's verification code. */
const SECRET_KEY =
  /authorization|cookie|passw|token|secret|verification|login_?id|^code$|e-?mail|phone|card_?number|cvc/i;
const HIDDEN = '[hidden]';

/** Longer texts are cut, so that no visitor decides how long the server works on one. Characters. */
const MAX_TEXT = 4_000;

/**
 * The key and separator of `key=value` in URLs, in JSON and in headers that an error message quotes. Whether the key is
 * a secret's is checked afterwards: a pattern that looked for the word within the key took seconds on a long text.
 */
const KEY = /([\w.-]{1,64})["']?\s{0,3}[=:]\s{0,3}["']?/g;
const SECRET_NAME = /passw|token|secret|signature|verification|login_?id|e-?mail|phone|(?:^|[.-])(?:code|sig)$/i;
const VALUE = /[^\s"'&,;)}\]]+/y;

/** Every repetition is bounded or unambiguous, so that each takes linear time. */
const IN_TEXT: [RegExp, string][] = [
  [/\b(Bearer|Basic)\s{1,3}[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, HIDDEN],
  // a phone with its area code, with or without spaces
  [/\+\d{1,3}[ -]?\d[\d -]{5,12}\d\b/g, HIDDEN],
  // a Hong Kong number without its area code
  [/(?<![\w.-])[2-9]\d{3}[ -]?\d{4}(?![\w.-])/g, HIDDEN],
];

/**
 * A text without what is personal or secret: emails, phones, tokens, passwords, codes.
 * @returns the first 4,000 characters of it and, where it was longer, how long it was
 */
export function redactedText(text: string): string {
  // twice as much as is returned, so that the cut leaves no half of a secret
  const plain = withoutSecretValues(text.slice(0, MAX_TEXT * 2));
  const redactedPart = IN_TEXT.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), plain);
  return text.length > MAX_TEXT ? `${redactedPart.slice(0, MAX_TEXT)}… (${text.length} characters)` : redactedPart;
}

function withoutSecretValues(text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: start, 1: key = '', index } of text.matchAll(KEY)) {
    if (index < end || !SECRET_NAME.test(key)) continue;
    VALUE.lastIndex = index + start.length;
    const value = VALUE.exec(text)?.[0];
    // already hidden by an earlier pass
    if (!value || HIDDEN.startsWith(value)) continue;
    parts.push(text.slice(end, index + start.length), HIDDEN);
    end = index + start.length + value.length;
  }
  return parts.join('') + text.slice(end);
}

const MAX_DEPTH = 6;

/**
 * A copy of a value for the log, without what is personal or secret. Errors keep their name, message, stack and cause.
 */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactedText(value);
  if (value === null || typeof value !== 'object') return typeof value === 'bigint' ? String(value) : value;
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redacted(item, depth + 1));
  const isError = value instanceof Error;
  const entries = isError ? fieldsOf(value) : Object.entries(value);
  // the `code` of an error is its kind and no verification code
  const isSecret = (key: string): boolean => SECRET_KEY.test(key) && !(isError && key === 'code');
  return Object.fromEntries(entries.map(([key, item]) => [key, isSecret(key) ? HIDDEN : redacted(item, depth + 1)]));
}

function fieldsOf(error: Error): [string, unknown][] {
  const { name, message, stack, cause } = error;
  const own = Object.entries(error).filter(
    ([key]) => !['name', 'message', 'stack', 'cause', 'fields', 'serverMessage'].includes(key),
  );
  const all: Record<string, unknown> = { type: name, message, ...Object.fromEntries(own), stack, cause };
  // it was the backend that failed, of which the shop's stack says nothing
  if (name === 'ApiError') delete all.stack;
  return Object.entries(all).filter(([, item]) => item !== undefined && item !== '');
}
