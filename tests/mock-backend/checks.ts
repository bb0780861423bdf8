import * as z from 'zod/mini';
import { Refusal } from './refusal.ts';

type Checked = { value: unknown; violations: string[]; errors: Record<string, string> };

/** Puts a value against a schema: what does not fit is named by its path in the value. */
function check(schema: z.ZodMiniType, value: unknown, where: string): Checked {
  const result = z.safeParse(schema, value);
  if (result.success) return { value: result.data, violations: [], errors: {} };
  // without a prototype: `__proto__` is a key like any other
  const errors: Record<string, string> = Object.create(null);
  for (const issue of result.error.issues) {
    const at = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) errors[at ? `${at}.${key}` : key] = 'unknown';
    else errors[at] = issue.code === 'custom' || !issue.message.startsWith('Invalid') ? issue.message : issue.code;
  }
  return { value: undefined, violations: Object.entries(errors).map(([at, code]) => `${where}${at ? `.${at}` : ''}: ${code}`), errors };
}

/** The query as the call wants it; anything unknown or ill-typed is a 422. */
export function checkedQuery(schema: z.ZodMiniType | undefined, url: URL, violations: string[]): unknown {
  const query: Record<string, string> = Object.fromEntries(url.searchParams);
  const result = check(schema ?? z.strictObject({}), query, 'query');
  violations.push(...result.violations);
  if (result.violations.length > 0) throw new Refusal(422, 'invalid', result.errors);
  return schema ? result.value : undefined;
}

/** The body as the call wants it; a call without a body schema must come without a body. */
export function checkedBody(schema: z.ZodMiniType | undefined, text: string, contentType: string | null, violations: string[]): unknown {
  if (!schema) {
    if (text === '') return undefined;
    violations.push('body: none expected');
    throw new Refusal(422, 'invalid', { '': 'none expected' });
  }
  if (!contentType?.startsWith('application/json')) {
    violations.push('body: not JSON');
    throw new Refusal(422, 'invalid', { '': 'application/json expected' });
  }
  const result = check(schema, parsed(text), 'body');
  violations.push(...result.violations);
  if (result.violations.length > 0) throw new Refusal(422, 'invalid', result.errors);
  return result.value;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where our own answer does not fit the contract. */
export const answerViolations = (schema: z.ZodMiniType, answer: unknown): string[] => check(schema, answer, 'answer').violations;
