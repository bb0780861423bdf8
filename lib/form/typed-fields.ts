import * as z from 'zod/mini';
import { isEmail } from '@/lib/api/body-rules';
import { typedCode, typedEmail, typedSigns } from '@/lib/api/typed';

/**
 * What forms take from a keyboard or from another program. The rules of the specification (5) hold for what is left of
 * it, which is what is sent. Names and texts are `requiredText` (`lib/api/body-rules`).
 */
const required = z.minLength(1, { error: 'required', abort: true });
const email = z.refine<string>(isEmail, { error: 'email' });

export const TypedEmailSchema = z.string().check(z.overwrite(typedEmail), email);
export const RequiredEmailSchema = z.string().check(z.overwrite(typedEmail), required, email);
/** The form's object reads the number, together with its area code (`phoneChecks`). */
export const TypedPhoneSchema = z.string().check(z.overwrite(typedSigns));
export const RequiredPhoneSchema = TypedPhoneSchema.check(required);
/** A one-time code from a message. */
export const RequiredCodeSchema = z
  .string()
  .check(z.overwrite(typedCode), required, z.regex(/^[0-9]{6}$/, { error: 'code' }));
