import type * as z from 'zod/mini';
import type { Call } from '@/lib/api/call';
import { TextSchema } from '@/lib/api/shapes';

/** What a schema is made of, in zod's internals; read in this file only. */
type Def = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  getter?: () => z.ZodMiniType;
  checks?: unknown[];
  entries?: Record<string, string>;
};
export const defOf = (schema: z.ZodMiniType): Def => (schema as unknown as { _zod: { def: Def } })._zod.def;

/** The schema without optional, nullable, default and lazy around it. */
export function unwrapped(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, getter, innerType } = defOf(schema);
  const inner = type === 'lazy' ? getter?.() : innerType;
  return inner ? unwrapped(inner) : schema;
}

/**
 * What kind of free text a schema holds: one per language (`text`) or one for all (`string`). A string with a pattern
 * is not free.
 */
export function freeTextOf(schema: z.ZodMiniType): 'text' | 'string' | undefined {
  if (schema === TextSchema) return 'text';
  const { type, checks = [] } = defOf(schema);
  return type === 'string' && checks.length === 0 ? 'string' : undefined;
}

/** Whether a schema was made by `openEnum`. */
export function isOpenEnum(schema: z.ZodMiniType): boolean {
  const { options = [] } = defOf(schema);
  return options.some((option) => defOf(option).type === 'enum') && options.some(freeTextOf);
}

/** The paths of all free texts in a response: `data[].categories[].title`. A recursive part is listed once. */
export function fieldsOf(call: Pick<Call, 'answer'>): string[] {
  const fields = new Set<string>();
  const inside = new Set<z.ZodMiniType>();
  const walk = (given: z.ZodMiniType, path: string): void => {
    const schema = unwrapped(given);
    if (freeTextOf(schema)) return void fields.add(path);
    if (inside.has(schema)) return;
    inside.add(schema);
    const { shape, element, valueType, options } = defOf(schema);
    for (const [key, part] of Object.entries(shape ?? {})) walk(part, path ? `${path}.${key}` : key);
    if (element) walk(element, `${path}[]`);
    if (valueType) walk(valueType, `${path}.*`);
    for (const option of options ?? []) walk(option, path);
    inside.delete(schema);
  };
  walk(call.answer, '');
  return [...fields];
}

/** The smallest value that fits a schema. */
export function blank(given: z.ZodMiniType): unknown {
  const schema = unwrapped(given);
  const { type, shape, entries } = defOf(schema);
  if (schema === TextSchema) return { en: 'x' };
  if (shape) return Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, blank(part)]));
  if (type === 'array') return [];
  if (type === 'record') return {};
  if (type === 'enum') return Object.values(entries ?? {})[0];
  if (type === 'boolean') return false;
  return type === 'number' ? 1 : 'x';
}
