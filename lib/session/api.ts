import * as z from 'zod/mini';
import { browserApi } from '@/lib/api/browser';
import { call } from '@/lib/api/call';
import { sessionCalls } from '@/lib/api/contract/session';
import { type Login, LoginSchema, LoginTypeSchema, type User } from '@/lib/session/schema';

/** As the relay shows it to the browser: a guest sends its type alone, and nobody sees a token. */
const relayedLogin = call({
  ...sessionCalls.login,
  body: z.union([z.strictObject({ type: z.literal('TEMP') }), LoginSchema]),
  answer: z.object({ type: LoginTypeSchema }),
});

export const loginGuest = () => browserApi(relayedLogin, { body: { type: 'TEMP' } });
/** Logs a registered user in; a refusal leaves the session that is there as it is. */
export const login = (body: Login) => browserApi(relayedLogin, { body });
export const logout = () => browserApi(sessionCalls.logout, {});
export const getUser = async (): Promise<User> => (await browserApi(sessionCalls.getUser, {})).user;
