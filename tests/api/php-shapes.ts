import type * as z from 'zod/mini';
import { DateTimeSchema, MoneySchema } from '@/lib/api/shapes';
import { defOf, unwrapped } from '@/tests/mock-backend/response-fields';

const AMOUNT = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * A response as PHP backends often write it: an empty object is `[]`, a list an object with number keys from 1 (a
 * filtered array), an amount a decimal text with commas, a flag "" or "1", a text of digits a number, a date-time that
 * of a database, and an optional part that is missing null or false.
 */
export function inPhpShapes(given: z.ZodMiniType, value: unknown): unknown {
  const schema = unwrapped(given);
  const { type, shape, element, valueType, options } = defOf(schema);
  if (value === null || value === undefined) return type === 'object' ? false : null;
  if (schema === MoneySchema) return AMOUNT.format(Number(value));
  if (schema === DateTimeSchema) return String(value).replace(/^([\d-]{10})T([\d:]{8})(?:\.000)?Z$/, '$1 $2');
  if (type === 'string' && /^[1-9]\d{0,14}$/.test(String(value))) return Number(value);
  if (type === 'number') return String(value);
  if (type === 'boolean') return value === true ? '1' : '';
  if (element && Array.isArray(value))
    return Object.fromEntries(value.map((item, index) => [index + 1, inPhpShapes(element, item)]));
  // the forms of a response differ in their fields
  const form = options?.find((option) =>
    Object.keys(defOf(option).shape ?? {}).every(
      (key) => typeof value === 'object' && (key in value || isOptional(option, key)),
    ),
  );
  if (form) return inPhpShapes(form, value);
  if (typeof value !== 'object') return value;
  const fields = Object.entries(shape ?? {}).map(
    ([key, part]) => [key, inPhpShapes(part, (value as Record<string, unknown>)[key])] as const,
  );
  const entries = Object.entries(value).map(
    ([key, item]) => [key, valueType ? inPhpShapes(valueType, item) : item] as const,
  );
  const all = [...entries, ...fields];
  return all.length > 0 && Object.keys(value).length > 0 ? Object.fromEntries(all) : [];
}

const isOptional = (form: z.ZodMiniType, key: string): boolean => {
  const part = defOf(form).shape?.[key];
  return part !== undefined && ['optional', 'nullable', 'default'].includes(defOf(part).type);
};
