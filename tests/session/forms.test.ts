import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { DetailsFormSchema, recipientForm } from '@/lib/account/forms';
import {
  ChangeEmailFormSchema,
  ForgetPasswordFormSchema,
  LoginFormSchema,
  RegisterFormSchema,
  ResetPasswordFormSchema,
} from '@/lib/session/forms';

/** The first code of each field, as a form shows it. */
function codesOf(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  const codes: Record<string, string> = {};
  for (const issue of error?.issues ?? []) codes[issue.path.join('.')] ??= issue.message;
  return codes;
}

const NO_PHONE = { area_code: '+852', phone: '' };
const REGISTER = {
  type: 'EMAIL',
  username: 'Ng Wing',
  email: 'wing@example.hk',
  area_code: '+852',
  phone: '',
  password: 'Letters1',
};

describe('the session’s forms (spec 5)', () => {
  it.each([
    ['', 'required'],
    ['short1', 'password length'],
    ['lettersonly', 'password digit'],
    ['12345678', 'password letter'],
    ['Létters12', 'password symbol'],
    ['pässe', 'password symbol length digit'],
    ['Letters1', undefined],
  ])('password %j: %s', (password, code) => {
    expect(codesOf(LoginFormSchema, { type: 'EMAIL', ...NO_PHONE, email: 'a@example.hk', password }).password).toBe(
      code,
    );
    expect(codesOf(RegisterFormSchema, { ...REGISTER, password }).password).toBe(code);
    expect(codesOf(ResetPasswordFormSchema, { new_password: password }).new_password).toBe(code);
  });

  it.each([
    ['', 'required'],
    ['a@b', 'email'],
    ['a@example.hk', undefined],
    [' mailto:a@example.hk\u200b.', undefined],
  ])('email %j: %s', (email, code) => {
    expect(codesOf(ForgetPasswordFormSchema, { type: 'EMAIL', ...NO_PHONE, email }).email).toBe(code);
    expect(codesOf(LoginFormSchema, { type: 'EMAIL', ...NO_PHONE, email, password: 'Letters1' }).email).toBe(code);
    const change = { email, email_again: email, verification_code: '1' };
    expect(codesOf(ChangeEmailFormSchema, change).email).toBe(code);
    if (!code)
      expect(codesOf(ChangeEmailFormSchema, { ...change, email_again: 'b@example.hk' }).email_again).toBe('different');
  });

  it.each([
    ['', undefined],
    ['61234567', undefined],
    ['6123 4567', undefined],
    ['6123 456', 'phone'],
    ['1'.repeat(21), 'phone'],
  ])('phone %j: %s', (phone, code) => expect(codesOf(RegisterFormSchema, { ...REGISTER, phone }).phone).toBe(code));

  it.each([
    ['', 'required'],
    ['6123 4567', undefined],
    ['6123 456', 'phone'],
  ])('phone %j to log in with: %s', (phone, code) => {
    const contact = { type: 'PHONE', email: 'half typed', area_code: '+852', phone };
    expect(codesOf(LoginFormSchema, { ...contact, password: 'Letters1' })).toEqual(code ? { phone: code } : {});
    expect(codesOf(ForgetPasswordFormSchema, contact)).toEqual(code ? { phone: code } : {});
    expect(codesOf(RegisterFormSchema, { ...REGISTER, ...contact, email: '' })).toEqual(code ? { phone: code } : {});
  });

  it('do not validate the field that was not chosen, except where both are sent', () => {
    const email = { ...REGISTER, phone: '123' };
    expect(codesOf(LoginFormSchema, email)).toEqual({});
    expect(codesOf(RegisterFormSchema, email)).toEqual({ phone: 'phone' });
    expect(codesOf(RegisterFormSchema, { ...REGISTER, type: 'PHONE', phone: '61234567', email: 'a@b' })).toEqual({
      email: 'email',
    });
  });

  it.each(['   ', '\u200b\u200b', '\u3164'])('refuse a name in which nothing can be seen: %j', (username) => {
    expect(codesOf(RegisterFormSchema, { ...REGISTER, username })).toEqual({ username: 'required' });
    expect(codesOf(DetailsFormSchema, { username, gender: '', country: '' })).toEqual({ username: 'required' });
    expect(
      codesOf(recipientForm(null), {
        name: username,
        address: '1 Road',
        district: '',
        area_code: '+852',
        phone: '61234567',
      }),
    ).toEqual({ name: 'required' });
  });
});
