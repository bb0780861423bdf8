import type { credentialCalls } from '@/lib/api/contract/credential';
import type { Locale } from '@/lib/i18n/locales';
import { done } from '../done.ts';
import { MESSAGES } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { phoneKey } from '../state/accounts.ts';
import { refuseTaken } from '../state/contact.ts';
import type { MailKind } from '../state/mailbox.ts';
import type { State } from '../state/state.ts';
import type { Implementers } from './context.ts';

type Rest = 'register' | 'migrate';

/** A bad code is an answer (`is_valid: false`), not an error: the shop asks whether it is good. Asking does not use it up. */
function verdict(state: State, code: string, locale: Locale, ...kinds: MailKind[]) {
  const owner = state.mailbox.ownerOf(code, ...kinds);
  return { owner, answer: { is_valid: owner !== undefined, message: owner === undefined ? MESSAGES.wrongCode[locale] : null } };
}

/** Refuses a code that is old, not this account's or was sent for something else. */
function checkCode(state: State, code: string, accountId: string, kind: MailKind): void {
  if (state.mailbox.ownerOf(code, kind) === accountId) return;
  state.mailbox.guessed(kind, accountId);
  throw new Refusal(422, 'wrongCode', { verification_code: 'incorrect' });
}

export const verificationHandlers: Omit<Implementers<typeof credentialCalls>, Rest> = {
  verify: ({ state, query, locale }) => {
    const { owner, answer } = verdict(state, query.verification_code, locale, 'verify');
    const account = owner ? state.accounts.get(owner) : undefined;
    if (account) account.is_verified = true;
    return answer;
  },

  checkVerificationCode: ({ state, query, locale }) => verdict(state, query.verification_code, locale, 'reset', 'change-email', 'change-phone').answer,

  /** Says the same whether or not there is such an account. */
  forgetPassword: ({ state, body, locale }) => {
    const account = body.type === 'EMAIL' ? state.byEmail(body.email) : state.byPhone(phoneKey(body.area_code, body.phone));
    if (account) state.mailbox.send('reset', body.type === 'EMAIL' ? account.email : `${account.area_code}${account.phone}`, account._id, locale);
    return done(locale);
  },

  resetPassword: ({ state, body, locale }) => {
    const account = state.accounts.get(state.mailbox.ownerOf(body.verification_code, 'reset') ?? '');
    if (!account) throw new Refusal(422, 'wrongCode', { verification_code: 'incorrect' });
    state.mailbox.use(body.verification_code);
    account.password = body.new_password;
    // whoever knew the old password is out
    state.tokens.expire([account._id]);
    return done(locale);
  },

  updatePassword: ({ account, body, locale }) => {
    if (account.password !== body.old_password) throw new Refusal(422, 'wrongPassword', { old_password: 'incorrect' });
    account.password = body.new_password;
    return done(locale);
  },

  requestEmailChange: ({ state, account, locale }) => {
    state.mailbox.send('change-email', account.email || `${account.area_code}${account.phone}`, account._id, locale);
    return done(locale);
  },

  changeEmail: ({ state, account, body, locale }) => {
    checkCode(state, body.verification_code, account._id, 'change-email');
    // only who has the code hears whether an email is taken
    refuseTaken(state, account, { email: body.email, area_code: '', phone: '' });
    state.mailbox.use(body.verification_code);
    account.email = body.email;
    return done(locale);
  },

  requestPhoneChange: ({ state, account, locale }) => {
    state.mailbox.send('change-phone', account.phone ? `${account.area_code}${account.phone}` : account.email, account._id, locale);
    return done(locale);
  },

  changePhone: ({ state, account, body, locale }) => {
    checkCode(state, body.verification_code, account._id, 'change-phone');
    refuseTaken(state, account, { email: '', area_code: body.area_code, phone: body.phone });
    state.mailbox.use(body.verification_code);
    Object.assign(account, { area_code: body.area_code, phone: body.phone });
    return done(locale);
  },
};
