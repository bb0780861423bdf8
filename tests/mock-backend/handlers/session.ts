import type { credentialCalls } from '@/lib/api/contract/credential';
import type { sessionCalls } from '@/lib/api/contract/session';
import type { Register } from '@/lib/credential/schema';
import { done } from '../done.ts';
import { Refusal } from '../refusal.ts';
import { type Account, userOf } from '../state/accounts.ts';
import { refuseTaken } from '../state/contact.ts';
import type { State } from '../state/state.ts';
import { verificationHandlers } from './verification.ts';
import type { Context, Implementers } from './context.ts';

/** Who is blocked hears so, once it is clear that it is them. */
function tokenFor(state: State, account: Account): string {
  if (account.is_blocked) throw new Refusal(403, 'blocked');
  return state.tokens.issue(account._id);
}

/** A login that fails is a 401: the caller has not shown who they are. The token they came with stays good. */
function login({ state, body }: Context<typeof sessionCalls.login>) {
  if (body.type === 'TEMP') {
    if (body.login_id.length < 8) throw new Refusal(422, 'invalid', { login_id: 'tooShort' });
    if (body.password !== state.settings.guestPassword) throw new Refusal(401, 'wrongLogin');
    return { token: tokenFor(state, state.guest(body.login_id)), type: 'TEMP' as const };
  }
  const account = body.type === 'EMAIL' ? state.byEmail(body.login_id) : state.byPhone(body.login_id.replaceAll(/\D/g, ''));
  if (!account || account.password !== body.password) throw new Refusal(401, 'wrongLogin');
  return { token: tokenFor(state, account), type: body.type };
}

function register(state: State, account: Account, body: Register): void {
  const { type, username, email, area_code, phone, password } = body;
  Object.assign(account, { type, username: username.trim(), email, area_code, phone, password, login_id: '' });
}

function checkRegistration(state: State, body: Register): void {
  const field = body.type === 'EMAIL' ? 'email' : 'phone';
  if (!body[field]) throw new Refusal(422, 'invalid', { [field]: 'required' });
  refuseTaken(state, undefined, body);
}

export const sessionHandlers: Implementers<typeof sessionCalls & typeof credentialCalls> = {
  login,

  logout: ({ state, token, locale }) => {
    if (token) state.tokens.revoke(token);
    return done(locale);
  },

  register: ({ state, body, locale }) => {
    checkRegistration(state, body);
    const account = state.newAccount();
    register(state, account, body);
    if (body.email) state.mailbox.send('verify', body.email, account._id, locale);
    return done(locale);
  },

  /** The guest's account becomes the registered one: cart, wishlist and orders hang on it. The guest's token goes on as the registered user's. */
  migrate: ({ state, account, body, locale }) => {
    if (account.type !== 'TEMP') throw new Refusal(403, 'guestsOnly');
    checkRegistration(state, body);
    state.forgetGuest(account.login_id);
    register(state, account, body);
    if (body.email) state.mailbox.send('verify', body.email, account._id, locale);
    return done(locale);
  },

  getUser: ({ account }) => ({ user: userOf(account) }),
  ...verificationHandlers,
};
