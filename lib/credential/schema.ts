import * as z from 'zod/mini';
import { EmailSchema, PasswordSchema, PhoneSchema } from '@/lib/api/body-rules';

/** Registering and migrating take the same body; login id is then the email, or area code joined with phone. */
export const RegisterSchema = z.strictObject({
  type: z.enum(['EMAIL', 'PHONE']),
  username: z.string().check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(60, { error: 'tooLong' })),
  email: EmailSchema,
  area_code: z.string(),
  phone: PhoneSchema,
  password: PasswordSchema,
});
export type Register = z.infer<typeof RegisterSchema>;

export const ForgetPasswordSchema = z.strictObject({ type: z.enum(['EMAIL', 'PHONE']), email: EmailSchema, area_code: z.string(), phone: PhoneSchema });
export type ForgetPassword = z.infer<typeof ForgetPasswordSchema>;
export const ResetPasswordSchema = z.strictObject({ verification_code: z.string().check(z.minLength(1)), new_password: PasswordSchema });
export type ResetPassword = z.infer<typeof ResetPasswordSchema>;
export const UpdatePasswordSchema = z.strictObject({ old_password: PasswordSchema, new_password: PasswordSchema });
export type UpdatePassword = z.infer<typeof UpdatePasswordSchema>;
export const ChangeEmailSchema = z.strictObject({ verification_code: z.string().check(z.minLength(1)), email: EmailSchema.check(z.minLength(1)) });
export type ChangeEmail = z.infer<typeof ChangeEmailSchema>;
export const ChangePhoneSchema = z.strictObject({
  verification_code: z.string().check(z.minLength(1)),
  area_code: z.string(),
  phone: PhoneSchema.check(z.minLength(1)),
});
export type ChangePhone = z.infer<typeof ChangePhoneSchema>;
export const VerificationCodeSchema = z.strictObject({ verification_code: z.string().check(z.minLength(1)) });
/** `type` says what the code was sent for, so that a reset link cannot verify an email. */
export const VerificationAnswerSchema = z.object({ is_valid: z.boolean(), message: z.optional(z.nullable(z.string())) });
