import { ApiError } from '@/lib/api/error';
import { callApi } from '@/lib/calls/lazy';
import { withLock } from '@/lib/client/locks';
import type { ForgetPassword, Register, ResetPassword } from '@/lib/credential/schema';
import type { Login, LoginType, User } from '@/lib/session/schema';
import { dispatch, loginTypeHint } from '@/lib/session/store';

/**
 * Logs a registered user in; after a rejection the present session remains. It waits for a guest login under way, whose
 * cookies would take its place.
 */
export const login = (body: Login) => withLock('session', () => logIn(body));

/**
 * Logs in, and looks whether the browser has kept it.
 * @throws ApiError `cookies` where it has not
 */
export async function logIn(body: Login | { type: 'TEMP' }): Promise<{ type: LoginType }> {
  const response = await callApi('login', { body });
  if (loginTypeHint()) return response;
  throw refuseCookies();
}

/** The browser keeps no cookies. @returns what a login fails with */
export function refuseCookies(): ApiError {
  const error = new ApiError('cookies', 'POST /auth/login');
  dispatch({ type: 'cookies refused', error });
  return error;
}

/** Waits for a login under way, so that it ends that session, and not the next one in its place. */
export const logout = () => withLock('session', () => callApi('logout', {}));
export const getUser = async (): Promise<User> => (await callApi('getUser', {})).user;

/** Turns the guest into a registered user, who keeps the guest's cart and wishlist. */
export const migrate = (body: Register) => callApi('migrate', { body });
export const register = (body: Register) => callApi('register', { body });
export const forgetPassword = (body: ForgetPassword) => callApi('forgetPassword', { body });
export const resetPassword = (body: ResetPassword) => callApi('resetPassword', { body });
