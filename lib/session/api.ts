import * as z from 'zod/mini';
import { browserApi } from '@/lib/api/browser';
import { call } from '@/lib/api/call';
import { BrowserLoginSchema, type Login, LoginTypeSchema, sessionCalls, type User } from '@/lib/session/schema';

/** The login as the browser sees it: the BFF adds a guest's credentials and keeps the token. */
const browserLogin = call({
  ...sessionCalls.login,
  body: BrowserLoginSchema,
  answer: z.object({ type: LoginTypeSchema }),
});

export const loginGuest = () => browserApi(browserLogin, { body: { type: 'TEMP' } });
/** Logs a registered user in; after a rejection the present session remains. */
export const login = (body: Login) => browserApi(browserLogin, { body });
export const logout = () => browserApi(sessionCalls.logout, {});
export const getUser = async (): Promise<User> => (await browserApi(sessionCalls.getUser, {})).user;
