import type * as z from 'zod/mini';
import { MoneySchema } from '@/lib/api/shapes';
import { defOf, unwrapped } from './response-fields.ts';

/**
 * A response as PHP backends often write it: an empty object is `[]`, a list an object with number keys from 1 (a
 * filtered array), an amount a decimal text, a flag "0" or "1", and an optional part that is missing null.
 */
export function inPhpShapes(given: z.ZodMiniType, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const schema = unwrapped(given);
  const { type, shape, element, valueType, options } = defOf(schema);
  if (schema === MoneySchema) return Number(value).toFixed(2);
  if (type === 'number') return String(value);
  if (type === 'boolean') return value === true ? '1' : '0';
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
