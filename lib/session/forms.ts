import * as z from 'zod/mini';
import { EmailSchema, isPassword } from '@/lib/api/body-rules';
import { phoneChecks } from '@/lib/format/recipient-rules';

/** What the session's forms take, with the rules of specification 5. They hold codes; the words are in the messages. */
const required = z.minLength(1, { error: 'required', abort: true });
const RequiredEmailSchema = EmailSchema.check(required);
const RequiredPasswordSchema = z.string().check(required, z.refine(isPassword, { error: 'password' }));

export const LoginFormSchema = z.object({ email: RequiredEmailSchema, password: RequiredPasswordSchema });
export type LoginForm = z.infer<typeof LoginFormSchema>;

const registerFields = {
  username: z.string().check(z.trim(), required, z.maxLength(60, { error: 'tooLong' })),
  email: RequiredEmailSchema,
  area_code: z.string(),
  phone: z.string().check(z.trim()),
  password: RequiredPasswordSchema,
};
export type RegisterForm = Record<keyof typeof registerFields, string>;
export const RegisterFormSchema = z.object(registerFields).check(...phoneChecks<RegisterForm>());

export const ForgetPasswordFormSchema = z.object({ email: RequiredEmailSchema });
export type ForgetPasswordForm = z.infer<typeof ForgetPasswordFormSchema>;

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
