import * as z from 'zod/mini';
import { browserApi } from '@/lib/api/browser';
import { call } from '@/lib/api/call';
import { sessionCalls } from '@/lib/api/contract/session';
import { type ForgetPassword, LoginSchema, LoginTypeSchema, type Register, type ResetPassword, type User } from '@/lib/session/schema';

/** As the relay shows it to the browser: a guest sends its type alone, and nobody sees a token. */
const relayedLogin = call({
  ...sessionCalls.login,
  body: z.union([z.strictObject({ type: z.literal('TEMP') }), LoginSchema]),
  answer: z.object({ type: LoginTypeSchema }),
});

export const loginGuest = () => browserApi(relayedLogin, { body: { type: 'TEMP' } });
/** Logs a registered user in; a refusal leaves the session that is there as it is. */
export const login = (login_id: string, password: string) => browserApi(relayedLogin, { body: { type: 'EMAIL', login_id, password } });
export const logout = () => browserApi(sessionCalls.logout, {});
/** Turns the guest into a registered user: cart and wishlist go along. */
export const migrate = (body: Register) => browserApi(sessionCalls.migrate, { body });
export const register = (body: Register) => browserApi(sessionCalls.register, { body });
export const forgetPassword = (body: ForgetPassword) => browserApi(sessionCalls.forgetPassword, { body });
export const resetPassword = (body: ResetPassword) => browserApi(sessionCalls.resetPassword, { body });
export const getUser = async (): Promise<User> => (await browserApi(sessionCalls.getUser, {})).user;
