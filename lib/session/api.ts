import * as z from 'zod/mini';
import { browserApi } from '@/lib/api/browser';
import { call } from '@/lib/api/call';
import { withLock } from '@/lib/client/locks';
import { BrowserLoginSchema, type Login, LoginTypeSchema, sessionCalls, type User } from '@/lib/session/schema';

/** The login as the browser sees it: the BFF adds a guest's credentials and keeps the token. */
const browserLogin = call({
  ...sessionCalls.login,
  body: BrowserLoginSchema,
  answer: z.object({ type: LoginTypeSchema }),
});

export const loginGuest = () => browserApi(browserLogin, { body: { type: 'TEMP' } });
/** Logs a registered user in; after a rejection the present session remains. It waits for a guest login under way, whose cookies would take its place. */
export const login = (body: Login) => withLock('session', () => browserApi(browserLogin, { body }));
/** Waits for a login under way, so that it ends that session, and not the next one in its place. */
export const logout = () => withLock('session', () => browserApi(sessionCalls.logout, {}));
export const getUser = async (): Promise<User> => (await browserApi(sessionCalls.getUser, {})).user;
