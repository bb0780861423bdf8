import * as z from 'zod/mini';
import { flag, shown, string } from '@/lib/api/atoms';
import { EmailSchema, PasswordSchema, PhoneSchema, requiredText } from '@/lib/api/body-rules';
import { call } from '@/lib/api/call';
import { DoneSchema } from '@/lib/api/shapes';

/** Registering and migrating take the same body; login id is then the email, or area code joined with phone. */
export const RegisterSchema = z.strictObject({
  type: z.enum(['EMAIL', 'PHONE']),
  username: requiredText(60),
  email: EmailSchema,
  area_code: z.string(),
  phone: PhoneSchema,
  password: PasswordSchema,
});
export type Register = z.infer<typeof RegisterSchema>;

export const ForgetPasswordSchema = z.strictObject({
  type: z.enum(['EMAIL', 'PHONE']),
  email: EmailSchema,
  area_code: z.string(),
  phone: PhoneSchema,
});
export type ForgetPassword = z.infer<typeof ForgetPasswordSchema>;
export const ResetPasswordSchema = z.strictObject({
  verification_code: z.string().check(z.minLength(1)),
  new_password: PasswordSchema,
});
export type ResetPassword = z.infer<typeof ResetPasswordSchema>;
export const UpdatePasswordSchema = z.strictObject({ old_password: PasswordSchema, new_password: PasswordSchema });
export type UpdatePassword = z.infer<typeof UpdatePasswordSchema>;
export const ChangeEmailSchema = z.strictObject({
  verification_code: z.string().check(z.minLength(1)),
  email: EmailSchema.check(z.minLength(1)),
});
export type ChangeEmail = z.infer<typeof ChangeEmailSchema>;
export const ChangePhoneSchema = z.strictObject({
  verification_code: z.string().check(z.minLength(1)),
  area_code: z.string(),
  phone: PhoneSchema.check(z.minLength(1)),
});
export type ChangePhone = z.infer<typeof ChangePhoneSchema>;
export const VerificationCodeSchema = z.strictObject({ verification_code: z.string().check(z.minLength(1)) });
export const VerificationResponseSchema = z.object({ is_valid: flag, message: shown(string) });

/** How someone logs in, and how that changes. Apart from the session's own calls, which every page carries. */
export const credentialCalls = {
  register: call({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    body: RegisterSchema,
    response: DoneSchema,
    limit: 'register',
  }),
  migrate: call({
    method: 'POST',
    path: '/auth/migrate',
    access: 'session',
    body: RegisterSchema,
    response: DoneSchema,
    limit: 'register',
  }),
  verify: call({
    method: 'GET',
    path: '/auth/verify',
    access: 'public',
    query: VerificationCodeSchema,
    response: VerificationResponseSchema,
    limit: 'tryCode',
  }),
  forgetPassword: call({
    method: 'POST',
    path: '/auth/forget-password',
    access: 'public',
    body: ForgetPasswordSchema,
    response: DoneSchema,
    limit: 'requestCode',
  }),
  resetPassword: call({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    body: ResetPasswordSchema,
    response: DoneSchema,
    limit: 'tryCode',
  }),
  updatePassword: call({
    method: 'POST',
    path: '/auth/update-password',
    access: 'registered',
    body: UpdatePasswordSchema,
    response: DoneSchema,
    limit: 'changePassword',
  }),
  changeEmail: call({
    method: 'POST',
    path: '/auth/change-email',
    access: 'registered',
    body: ChangeEmailSchema,
    response: DoneSchema,
    limit: 'tryCode',
  }),
  requestEmailChange: call({
    method: 'GET',
    path: '/auth/change-email-request',
    access: 'registered',
    response: DoneSchema,
    limit: 'requestCode',
  }),
  changePhone: call({
    method: 'POST',
    path: '/auth/change-phone',
    access: 'registered',
    body: ChangePhoneSchema,
    response: DoneSchema,
    limit: 'tryCode',
  }),
  requestPhoneChange: call({
    method: 'GET',
    path: '/auth/change-phone-request',
    access: 'registered',
    response: DoneSchema,
    limit: 'requestCode',
  }),
  checkVerificationCode: call({
    method: 'GET',
    path: '/auth/check-verification-code',
    access: 'public',
    query: VerificationCodeSchema,
    response: VerificationResponseSchema,
    limit: 'tryCode',
  }),
};
