import type * as z from 'zod/mini';
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
};
export const defOf = (schema: z.ZodMiniType): Def => (schema as unknown as { _zod: { def: Def } })._zod.def;

/** The schema without optional, nullable, default and lazy around it. */
export function unwrapped(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, getter, innerType } = defOf(schema);
  const inner = type === 'lazy' ? getter?.() : innerType;
  return inner ? unwrapped(inner) : schema;
}

/** The kind of free text that a schema holds: by language (`text`) or one for all (`string`), without a pattern. */
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
