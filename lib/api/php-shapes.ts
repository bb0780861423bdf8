import type * as z from 'zod/mini';

type Holder = Record<PropertyKey, unknown>;
/** A shape that PHP writes, in the words of the log. */
export type Shape = (typeof SHAPES)[keyof typeof SHAPES];

const SHAPES = {
  list: 'an object with number keys in place of a list',
  object: 'an empty list or text in place of an object',
  number: 'a number as text',
  flag: '0 or 1 in place of false or true',
  nothing: 'null in place of a part that may be missing',
} as const;

const DECIMAL = /^-?\d{1,15}(\.\d{1,9})?$/;
const FLAGS = new Map<unknown, boolean>([0, 1, '0', '1'].map((flag) => [flag, Number(flag) === 1]));

/**
 * Reads a value that does not fit in the shape that PHP writes it in: arrays and objects are one thing there, and
 * databases hand numbers on as text. The value is replaced; what is empty is taken out, since an optional part then has
 * its default.
 * @param issue what zod says of the value
 * @param emptied the parts taken out so far, by path: a required object among them is an empty one
 * @returns which shape it was; undefined where the value is none of these
 */
export function reread(
  holder: Holder,
  key: PropertyKey,
  issue: z.core.$ZodIssue,
  path: string,
  emptied: Set<string>,
): Shape | undefined {
  const value = holder[key];
  const expected = issue.code === 'invalid_type' ? issue.expected : undefined;
  const isObject = expected === 'object' || expected === 'record';
  if (value === undefined) {
    if (!isObject || !emptied.delete(path)) return undefined;
    holder[key] = {};
    return SHAPES.object;
  }
  // an item of a list is left out as a whole
  if (value === null && !Array.isArray(holder)) {
    delete holder[key];
    return SHAPES.nothing;
  }
  if (isObject && (value === '' || (Array.isArray(value) && value.length === 0)) && !Array.isArray(holder)) {
    delete holder[key];
    if (value !== '') emptied.add(path);
    return SHAPES.object;
  }
  if (expected === 'array' && isNumbered(value)) {
    holder[key] = Object.values(value);
    return SHAPES.list;
  }
  if (expected === 'number' && typeof value === 'string' && DECIMAL.test(value)) {
    holder[key] = Number(value);
    return SHAPES.number;
  }
  if (expected === 'boolean' && FLAGS.has(value)) {
    holder[key] = FLAGS.get(value);
    return SHAPES.flag;
  }
  return undefined;
}

const isNumbered = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => /^\d+$/.test(key));
