import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { localeOfAcceptLanguage } from '@/lib/i18n/resolve';
import * as z from 'zod/mini';
import { HttpError, invalid } from './messages.ts';

/** The language to respond in: one of the shop's ids or a language tag, English by default. */
export function languageOf(request: Request): Locale {
  const header = request.headers.get('accept-language');
  return isLocale(header) ? header : (localeOfAcceptLanguage(header) ?? DEFAULT_LOCALE);
}

/** The value of a JSON text; undefined where it does not parse. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a value. Misfits are listed by their path in the value, with `where` in front. */
function check(schema: z.ZodMiniType, value: unknown, where: string) {
  const result = z.safeParse(schema, value);
  if (result.success) return { value: result.data, violations: [], errors: {} };
  // no prototype: `__proto__` is a key like any other
  const errors: Record<string, string> = Object.create(null);
  for (const issue of result.error.issues) {
    const at = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) errors[at ? `${at}.${key}` : key] = 'unknown';
    else errors[at] = issue.code === 'custom' || !issue.message.startsWith('Invalid') ? issue.message : issue.code;
  }
  return {
    value: undefined,
    violations: Object.entries(errors).map(([at, code]) => `${where}${at ? `.${at}` : ''}: ${code}`),
    errors,
  };
}

function checked(schema: z.ZodMiniType, value: unknown, where: string, violations: string[]): unknown {
  const result = check(schema, value, where);
  violations.push(...result.violations);
  if (result.violations.length > 0) throw invalid(result.errors);
  return result.value;
}

/** @throws HttpError 422 for anything unknown or of the wrong type */
export function checkedQuery(schema: z.ZodMiniType | undefined, url: URL, violations: string[]): unknown {
  const query = checked(schema ?? z.strictObject({}), Object.fromEntries(url.searchParams), 'query', violations);
  return schema ? query : undefined;
}

/** @throws HttpError 422 for a body that does not fit, and for any body where the call has none */
export function checkedBody(
  schema: z.ZodMiniType | undefined,
  text: string,
  contentType: string | null,
  violations: string[],
): unknown {
  if (!schema && text === '') return undefined;
  if (schema && contentType?.startsWith('application/json')) return checked(schema, parsed(text), 'body', violations);
  violations.push(schema ? 'body: not JSON' : 'body: none expected');
  throw invalid({ '': schema ? 'application/json expected' : 'none expected' });
}

/** Where the mock's own response does not fit the contract. */
export const responseViolations = (schema: z.ZodMiniType, value: unknown): string[] =>
  check(schema, value, 'response').violations;

export const isHttpUrl = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** @throws HttpError 422 unless both are URLs of the web */
export function checkReturnUrls(body: { success_url: string; cancel_url: string }): void {
  for (const field of ['success_url', 'cancel_url'] as const)
    if (!isHttpUrl(body[field])) throw new HttpError(422, 'wrongAddress', { [field]: 'url' });
}
