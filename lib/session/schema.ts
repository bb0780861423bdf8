import * as z from 'zod/mini';
import { optional, shown, string } from '@/lib/api/atoms';
import { call } from '@/lib/api/call';
import { DoneSchema, openEnum } from '@/lib/api/shapes';

/** TEMP is a guest, any other type a registered user (spec 4). */
const LOGIN_TYPES = ['TEMP', 'EMAIL', 'PHONE'] as const;
export const LoginTypeSchema = z.enum(LOGIN_TYPES);
export type LoginType = z.infer<typeof LoginTypeSchema>;

/** What the backend receives. For TEMP the BFF adds login id and password. */
export const LoginSchema = z.strictObject({ login_id: z.string(), type: LoginTypeSchema, password: z.string() });
export type Login = z.infer<typeof LoginSchema>;
/** What the browser sends to the BFF. */
export const BrowserLoginSchema = z.union([z.strictObject({ type: z.literal('TEMP') }), LoginSchema]);

/** The BFF moves `token` from the body into the cookie. */
export const LoginResponseSchema = z.object({ token: string, type: optional(openEnum(LOGIN_TYPES)) });

export const UserSchema = z.object({
  _id: string,
  type: openEnum(LOGIN_TYPES),
  username: shown(string, ''),
  email: shown(string, ''),
  area_code: shown(string, ''),
  phone: shown(string, ''),
  avatar: shown(string),
});
export type User = z.infer<typeof UserSchema>;
export const UserResponseSchema = z.object({ user: UserSchema });

const login = call({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: LoginSchema,
  response: LoginResponseSchema,
  limit: 'login',
});
/** The login as the browser sees it: the BFF adds a guest's credentials and keeps the token. */
export const browserLogin = call({ ...login, body: BrowserLoginSchema, response: z.object({ type: LoginTypeSchema }) });

export const sessionCalls = {
  login,
  // a logout takes effect in the shop whatever the backend responds
  logout: call({ method: 'GET', path: '/auth/logout', access: 'session', response: DoneSchema, timeoutMs: 5_000 }),
  getUser: call({ method: 'GET', path: '/auth/user', access: 'session', response: UserResponseSchema }),
};
