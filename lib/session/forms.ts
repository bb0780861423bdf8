import * as z from 'zod/mini';
import { EmailSchema, isPassword } from '@/lib/api/body-rules';
import { phoneChecks } from '@/lib/format/recipient-rules';
import type { Contact } from '@/lib/session/login-id';

/** What the session's forms take, with the rules of specification 5. They hold codes; the words are in the messages. */
const required = z.minLength(1, { error: 'required', abort: true });
const RequiredEmailSchema = EmailSchema.check(required);
const RequiredPasswordSchema = z.string().check(required, z.refine(isPassword, { error: 'password' }));

const RequiredPhoneSchema = z.string().check(z.trim(), required);
const byEmail = { type: z.literal('EMAIL'), email: RequiredEmailSchema, area_code: z.string() };
const byPhone = { type: z.literal('PHONE'), area_code: z.string(), phone: RequiredPhoneSchema };

/** Of someone who has an account, by email or by phone number. What stands in the field that was not chosen is not looked at. */
export const LoginFormSchema = z.discriminatedUnion('type', [
  z.object({ ...byEmail, phone: z.string(), password: RequiredPasswordSchema }),
  z.object({ ...byPhone, email: z.string(), password: RequiredPasswordSchema }).check(...phoneChecks()),
]);
export type LoginForm = Contact & { password: string };

export const ForgetPasswordFormSchema = z.discriminatedUnion('type', [
  z.object({ ...byEmail, phone: z.string() }),
  z.object({ ...byPhone, email: z.string() }).check(...phoneChecks()),
]);
export type ForgetPasswordForm = Contact;

const registration = {
  username: z.string().check(z.trim(), required, z.maxLength(60, { error: 'tooLong' })),
  password: RequiredPasswordSchema,
};
/** Registering by one of the two, the other may be given too. */
export const RegisterFormSchema = z.discriminatedUnion('type', [
  z.object({ ...byEmail, phone: z.string().check(z.trim()), ...registration }).check(...phoneChecks()),
  z.object({ ...byPhone, email: EmailSchema, ...registration }).check(...phoneChecks()),
]);
export type RegisterForm = Contact & { username: string; password: string };

export const ResetPasswordFormSchema = z.object({ new_password: RequiredPasswordSchema });
export type ResetPasswordForm = z.infer<typeof ResetPasswordFormSchema>;

export const ChangeEmailFormSchema = z.object({ verification_code: z.string().check(z.trim(), required), email: RequiredEmailSchema });
export type ChangeEmailForm = z.infer<typeof ChangeEmailFormSchema>;

const changePhoneFields = {
  verification_code: z.string().check(z.trim(), required),
  area_code: z.string(),
  phone: z.string().check(z.trim(), z.minLength(1, { error: 'required' })),
};
export type ChangePhoneForm = Record<keyof typeof changePhoneFields, string>;
export const ChangePhoneFormSchema = z.object(changePhoneFields).check(...phoneChecks<ChangePhoneForm>());

export const UpdatePasswordFormSchema = z
  .object({ old_password: RequiredPasswordSchema, new_password: RequiredPasswordSchema })
  .check(z.refine(({ old_password, new_password }) => old_password !== new_password, { error: 'samePassword', path: ['new_password'] }));
export type UpdatePasswordForm = z.infer<typeof UpdatePasswordFormSchema>;
