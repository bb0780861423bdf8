import * as z from 'zod/mini';
import { passwordCheck, requiredText } from '@/lib/api/body-rules';
import {
  RequiredCodeSchema,
  RequiredEmailSchema,
  RequiredPhoneSchema,
  TypedEmailSchema,
  TypedPhoneSchema,
} from '@/lib/form/typed-fields';
import { phoneChecks } from '@/lib/form/recipient-rules';
import { readPhone } from '@/lib/i18n/phone';

export type ContactType = 'EMAIL' | 'PHONE';
export type Contact = { type: ContactType; email: string; area_code: string; phone: string };

/**
 * An account's login id: the email, or area code and phone joined. The latter may hold digits only, hence no plus sign
 * (spec 4, 5).
 */
export const loginIdOf = ({ type, email, area_code, phone }: Contact): string =>
  type === 'EMAIL' ? email : `${area_code}${phone}`.replaceAll(/\D/g, '');

/** What a form begins with. */
export const NO_CONTACT: Contact = { type: 'EMAIL', email: '', area_code: '+852', phone: '' };

/**
 * The session's forms with the rules of the specification (5). Errors are codes; their texts are in the message files.
 */
const required = z.minLength(1, { error: 'required', abort: true });
/** A new password, or one to log in with. */
export const RequiredPasswordSchema = z.string().check(required, passwordCheck);

const byEmail = { type: z.literal('EMAIL'), email: RequiredEmailSchema, area_code: z.string() };
const byPhone = { type: z.literal('PHONE'), area_code: z.string(), phone: RequiredPhoneSchema };

/** By email or phone number. The field that was not chosen is not validated. */
export const LoginFormSchema = z.discriminatedUnion('type', [
  z.object({ ...byEmail, phone: z.string(), password: RequiredPasswordSchema }),
  z.object({ ...byPhone, email: z.string(), password: RequiredPasswordSchema }).check(...phoneChecks()),
]);
export type LoginForm = Contact & { password: string };

export const ForgetPasswordFormSchema = z.discriminatedUnion('type', [
  z.object({ ...byEmail, phone: z.string() }),
  z.object({ ...byPhone, email: z.string() }).check(...phoneChecks()),
]);

/** Longest username, in characters. */
export const MAX_USERNAME = 60;
const registration = {
  username: requiredText(MAX_USERNAME),
  password: RequiredPasswordSchema,
};
/** By email or phone number; the other may be given too. */
export const RegisterFormSchema = z.discriminatedUnion('type', [
  z.object({ ...byEmail, phone: TypedPhoneSchema, ...registration }).check(...phoneChecks()),
  z.object({ ...byPhone, email: TypedEmailSchema, ...registration }).check(...phoneChecks()),
]);
export type RegisterForm = Contact & { username: string; password: string };

export const ResetPasswordFormSchema = z.object({ new_password: RequiredPasswordSchema });

/** Nothing is sent to a new contact before it counts, so it is typed twice: a typing error would be the next login. */
export const ChangeEmailFormSchema = z
  .object({ verification_code: RequiredCodeSchema, email: RequiredEmailSchema, email_again: RequiredEmailSchema })
  .check(
    z.refine(({ email, email_again: again }) => email.toLowerCase() === again.toLowerCase(), {
      error: 'different',
      path: ['email_again'],
    }),
  );

const changePhoneFields = {
  verification_code: RequiredCodeSchema,
  area_code: z.string(),
  phone: RequiredPhoneSchema,
  phone_again: RequiredPhoneSchema,
};
export type ChangePhoneForm = Record<keyof typeof changePhoneFields, string>;
export const ChangePhoneFormSchema = z.object(changePhoneFields).check(
  ...phoneChecks<ChangePhoneForm>(),
  z.refine(({ area_code, phone, phone_again: again }) => readPhone({ area_code, phone: again }).phone === phone, {
    error: 'different',
    path: ['phone_again'],
  }),
);

export const UpdatePasswordFormSchema = z
  .object({ old_password: RequiredPasswordSchema, new_password: RequiredPasswordSchema })
  .check(
    z.refine(({ old_password, new_password }) => old_password !== new_password, {
      error: 'samePassword',
      path: ['new_password'],
    }),
  );
