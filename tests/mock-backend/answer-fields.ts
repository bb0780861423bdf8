import type * as z from 'zod/mini';
import type { Call } from '@/lib/api/call';
import { TextSchema } from '@/lib/api/shapes';

/** What a schema is made of, as the library keeps it; read here alone. */
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

/** What the words are that a place of an answer holds: one per language, or one for all. */
export type Words = 'text' | 'string';

/** Takes away what only says that a value may be missing. */
export function bare(schema: z.ZodMiniType): { schema: z.ZodMiniType; mayMiss: boolean } {
  let current = schema;
  let mayMiss = false;
  for (let def = defOf(current); ; def = defOf(current)) {
    const inner = def.type === 'lazy' ? def.getter?.() : def.innerType;
    if (!inner) return { schema: current, mayMiss };
    mayMiss ||= def.type !== 'lazy';
    current = inner;
  }
}

/** Whether a place holds words: a text, or a string that may be anything. One with a pattern of its own is none. */
export function wordsOf(schema: z.ZodMiniType): Words | undefined {
  if (schema === TextSchema) return 'text';
  const { type, checks = [] } = defOf(schema);
  return type === 'string' && checks.length === 0 ? 'string' : undefined;
}

/** Whether a place holds one of some known values, or any other text (`openEnum`). */
export function isOpenEnum(schema: z.ZodMiniType): boolean {
  const { options = [] } = defOf(schema);
  return options.some((option) => defOf(option).type === 'enum') && options.some(wordsOf);
}

/**
 * Every place of an answer that may hold words, as a path: `data[].categories[].title`. A part that repeats itself (the
 * children of a category) is named once.
 */
export function fieldsOf(call: Pick<Call, 'answer'>): string[] {
  const fields = new Set<string>();
  const inside = new Set<z.ZodMiniType>();
  const walk = (given: z.ZodMiniType, path: string): void => {
    const { schema } = bare(given);
    if (wordsOf(schema)) return void fields.add(path);
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

/** The least that fits a schema: for a part that is missing where its words are wanted. Strings are filled by the caller. */
export function blank(given: z.ZodMiniType): unknown {
  const { schema } = bare(given);
  const { type, shape, entries } = defOf(schema);
  if (schema === TextSchema) return { en: 'x' };
  if (shape) return Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, blank(part)]));
  if (type === 'array') return [];
  if (type === 'record') return {};
  if (type === 'enum') return Object.values(entries ?? {})[0];
  if (type === 'boolean') return false;
  return type === 'number' ? 1 : 'x';
}
