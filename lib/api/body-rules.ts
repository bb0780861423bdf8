import * as z from 'zod/mini';
import { passwordCode } from '@/lib/api/password-faults';
import { visibleText } from '@/lib/api/visible-text';

/**
 * The rules that hold on every outgoing POST and PUT body (spec 5). The client applies them to each body itself, so
 * that no caller can bypass them; the contract's schemas use the same functions, so that a form shows the error at the
 * field.
 */
export type BodyRule = 'email' | 'phone' | 'password';

const EMAIL = /^(?!')[^\s@<>"\p{C}]+@(?:[\p{L}\p{N}\p{M}_-]+\.)+[\p{L}\p{N}\p{M}-]{2,}$/u;

/** True for an empty text or one that looks like an email address, without characters that cannot be seen. */
export const isEmail = (value: string): boolean => value === '' || (value.length <= 254 && EMAIL.test(value));

/** True for an empty text or digits only. */
const isPhone = (value: string): boolean => /^[0-9]*$/.test(value);

/** True for at least 8 characters, letters and digits only, at least one of each. */
const isPassword = (value: string): boolean => /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{8,}$/.test(value);

/**
 * Field schemas whose issues carry the rule's name as their message, a password's also what is wrong with it: forms
 * turn it into words.
 */
export const EmailSchema = z.string().check(z.refine(isEmail, { error: 'email' }));
export const PhoneSchema = z.string().check(z.refine(isPhone, { error: 'phone' }));
export const passwordCheck = z.refine<string>(isPassword, { error: ({ input }) => passwordCode(String(input)) });
export const PasswordSchema = z.string().check(passwordCheck);
/** A dialling code such as +852. */
export const AreaCodeSchema = z.string().check(z.regex(/^\+[0-9]{1,4}$/, { error: 'areaCode' }));
/** A text of 1 to `max` characters, of which some can be seen. */
export const requiredText = (max: number) =>
  z
    .string()
    .check(z.overwrite(visibleText), z.minLength(1, { error: 'required' }), z.maxLength(max, { error: 'tooLong' }));

const RULES: Record<BodyRule, (value: string) => boolean> = { email: isEmail, phone: isPhone, password: isPassword };
const RULE_OF_KEY = new Map<string, BodyRule>([
  ['email', 'email'],
  ['phone', 'phone'],
  ['password', 'password'],
  ['old_password', 'password'],
  ['new_password', 'password'],
]);
/** A login id follows the rule of the login's type; a guest's is free. */
const RULE_OF_LOGIN_TYPE = new Map<unknown, BodyRule>([
  ['EMAIL', 'email'],
  ['PHONE', 'phone'],
]);

/**
 * Finds the first value in a body that breaks a rule, nested objects and lists included.
 * @returns the rule and the path to the value (`delivery_details.phone`), or undefined when all hold
 */
export function brokenBodyRule(body: unknown, path = ''): { rule: BodyRule; path: string } | undefined {
  if (body === null || typeof body !== 'object' || body instanceof FormData || body instanceof Blob) return undefined;
  for (const [key, value] of Object.entries(body)) {
    const field = path ? `${path}.${key}` : key;
    const at = Array.isArray(body) ? `${path}[${key}]` : field;
    const rule = key === 'login_id' ? RULE_OF_LOGIN_TYPE.get('type' in body && body.type) : RULE_OF_KEY.get(key);
    if (rule && typeof value === 'string' && !RULES[rule](value)) return { rule, path: at };
    const nested = brokenBodyRule(value, at);
    if (nested) return nested;
  }
  return undefined;
}
