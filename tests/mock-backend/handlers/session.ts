import type { credentialCalls, Register } from '@/lib/credential/schema';
import type { Locale } from '@/lib/i18n/locales';
import type { sessionCalls } from '@/lib/session/schema';
import { HttpError, invalid, MESSAGES } from '../messages.ts';
import { type Account, checkNotTaken, phoneKey, userOf } from '../state/accounts.ts';
import type { MailKind } from '../state/mailbox.ts';
import type { State } from '../state/state.ts';
import type { Context, Handlers } from './context.ts';

function tokenFor(state: State, account: Account): string {
  if (account.is_blocked) throw new HttpError(403, 'blocked');
  return state.tokens.issue(account._id);
}

function login({ state, body }: Context<typeof sessionCalls.login>) {
  if (body.type === 'TEMP') {
    if (body.login_id.length < 8) throw invalid({ login_id: 'tooShort' });
    if (body.password !== state.settings.guestPassword) throw new HttpError(401, 'wrongLogin');
    return { token: tokenFor(state, state.guest(body.login_id)), type: 'TEMP' as const };
  }
  const account =
    body.type === 'EMAIL' ? state.byEmail(body.login_id) : state.byPhone(body.login_id.replaceAll(/\D/g, ''));
  if (!account || account.password !== body.password) throw new HttpError(401, 'wrongLogin');
  return { token: tokenFor(state, account), type: body.type };
}

function checkRegistration(state: State, body: Register): void {
  const field = body.type === 'EMAIL' ? 'email' : 'phone';
  if (!body[field]) throw invalid({ [field]: 'required' });
  checkNotTaken(state, undefined, body);
}

function register(
  state: State,
  account: Account,
  { type, username, email, area_code, phone, password }: Register,
  locale: Locale,
): void {
  Object.assign(account, { type, username: username.trim(), email, area_code, phone, password, login_id: '' });
  if (email) state.mailbox.send('verify', email, account._id, locale);
}

/** An invalid code is a regular response: the shop asks whether it is valid. Asking does not use it up. */
function verdict(state: State, code: string, locale: Locale, ...kinds: MailKind[]) {
  const owner = state.mailbox.ownerOf(code, ...kinds);
  return {
    owner,
    response: { is_valid: owner !== undefined, message: owner === undefined ? MESSAGES.wrongCode[locale] : null },
  };
}

const wrongCode = (): HttpError => new HttpError(422, 'wrongCode', { verification_code: 'incorrect' });

/** @throws HttpError for a code that is expired, another account's or sent for something else */
function checkCode(state: State, code: string, accountId: string, kind: MailKind): void {
  if (state.mailbox.ownerOf(code, kind) === accountId) return;
  state.mailbox.countWrongCode(kind, accountId);
  throw wrongCode();
}

const phoneOf = ({ area_code, phone }: Account): string => (phone ? `${area_code}${phone}` : '');

export const sessionHandlers: Handlers<typeof sessionCalls & typeof credentialCalls> = {
  login,

  logout: ({ state, token, done }) => {
    if (token) state.tokens.revoke(token);
    return done;
  },

  register: ({ state, body, locale, done }) => {
    checkRegistration(state, body);
    register(state, state.newAccount(), body, locale);
    return done;
  },

  /** The guest's account becomes the registered one and keeps its cart, wishlist, orders and token. */
  migrate: ({ state, account, body, locale, done }) => {
    if (account.type !== 'TEMP') throw new HttpError(403, 'guestsOnly');
    checkRegistration(state, body);
    state.forgetGuest(account.login_id);
    register(state, account, body, locale);
    return done;
  },

  getUser: ({ account }) => ({ user: userOf(account) }),

  verify: ({ state, query, locale }) => {
    const { owner, response } = verdict(state, query.verification_code, locale, 'verify');
    const account = state.accounts.get(owner ?? '');
    if (account) account.is_verified = true;
    return response;
  },

  checkVerificationCode: ({ state, query, locale }) =>
    verdict(state, query.verification_code, locale, 'reset', 'change-email', 'change-phone').response,

  /** The response does not reveal whether there is such an account. */
  forgetPassword: ({ state, body, locale, done }) => {
    const account =
      body.type === 'EMAIL' ? state.byEmail(body.email) : state.byPhone(phoneKey(body.area_code, body.phone));
    if (account)
      state.mailbox.send('reset', body.type === 'EMAIL' ? account.email : phoneOf(account), account._id, locale);
    return done;
  },

  resetPassword: ({ state, body, done }) => {
    const account = state.accounts.get(state.mailbox.ownerOf(body.verification_code, 'reset') ?? '');
    if (!account) throw wrongCode();
    state.mailbox.use(body.verification_code);
    account.password = body.new_password;
    // ends the sessions of anyone who knew the old password
    state.tokens.expire([account._id]);
    return done;
  },

  updatePassword: ({ account, body, done }) => {
    if (account.password !== body.old_password)
      throw new HttpError(422, 'wrongPassword', { old_password: 'incorrect' });
    account.password = body.new_password;
    return done;
  },

  requestEmailChange: ({ state, account, locale, done }) => {
    state.mailbox.send('change-email', account.email || phoneOf(account), account._id, locale);
    return done;
  },

  changeEmail: ({ state, account, body: { verification_code, email }, done }) => {
    checkCode(state, verification_code, account._id, 'change-email');
    // after the code: without it nobody learns whether an email is taken
    checkNotTaken(state, account, { email });
    state.mailbox.use(verification_code);
    account.email = email;
    return done;
  },

  requestPhoneChange: ({ state, account, locale, done }) => {
    state.mailbox.send('change-phone', phoneOf(account) || account.email, account._id, locale);
    return done;
  },

  changePhone: ({ state, account, body: { verification_code, area_code, phone }, done }) => {
    checkCode(state, verification_code, account._id, 'change-phone');
    checkNotTaken(state, account, { area_code, phone });
    state.mailbox.use(verification_code);
    Object.assign(account, { area_code, phone });
    return done;
  },
};
