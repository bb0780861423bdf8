import * as z from 'zod/mini';

/**
 * The rules that hold on every outgoing POST and PUT body (specification 5). The client applies them to each body
 * itself, so that no caller can go round them; the contract's schemas use the same functions, so that a form
 * shows at the field what the client would refuse.
 */
export type BodyRule = 'email' | 'phone' | 'password';

const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"'.]{2,}$/;

/** True for an empty text or one that looks like an email address. */
export const isEmail = (value: string): boolean => value === '' || (value.length <= 254 && EMAIL.test(value));

/** True for an empty text or digits only. */
export const isPhone = (value: string): boolean => /^[0-9]*$/.test(value);

/** True for at least 8 characters, letters and digits only, at least one of each. */
export const isPassword = (value: string): boolean => /^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{8,}$/.test(value);

const RULE_OF_KEY: Record<string, { rule: BodyRule; holds: (value: string) => boolean }> = {
  email: { rule: 'email', holds: isEmail },
  phone: { rule: 'phone', holds: isPhone },
  password: { rule: 'password', holds: isPassword },
  old_password: { rule: 'password', holds: isPassword },
  new_password: { rule: 'password', holds: isPassword },
};

/**
 * Finds the first value in a body that breaks a rule, nested objects and lists included.
 * @returns the rule and the path to the value (`delivery_details.phone`), or undefined when all hold
 */
export function brokenBodyRule(body: unknown, path = ''): { rule: BodyRule; path: string } | undefined {
  if (Array.isArray(body)) {
    for (const [index, value] of body.entries()) {
      const broken = brokenBodyRule(value, `${path}[${index}]`);
      if (broken) return broken;
    }
    return undefined;
  }
  if (body === null || typeof body !== 'object' || isBinary(body)) return undefined;
  for (const [key, value] of Object.entries(body)) {
    const at = path ? `${path}.${key}` : key;
    if (typeof value !== 'string') {
      const broken = brokenBodyRule(value, at);
      if (broken) return broken;
      continue;
    }
    if (key === 'login_id') {
      const type = 'type' in body ? body.type : undefined;
      if (type === 'EMAIL' && !isEmail(value)) return { rule: 'email', path: at };
      if (type === 'PHONE' && !isPhone(value)) return { rule: 'phone', path: at };
      continue;
    }
    const known = Object.hasOwn(RULE_OF_KEY, key) ? RULE_OF_KEY[key] : undefined;
    if (known && !known.holds(value)) return { rule: known.rule, path: at };
  }
  return undefined;
}

function isBinary(body: object): boolean {
  return body instanceof FormData || body instanceof Blob;
}

/** Field schemas whose issues carry the rule's name as their message: forms turn it into words. */
export const EmailSchema = z.string().check(z.refine(isEmail, { error: 'email' }));
export const PhoneSchema = z.string().check(z.refine(isPhone, { error: 'phone' }));
export const PasswordSchema = z.string().check(z.refine(isPassword, { error: 'password' }));
