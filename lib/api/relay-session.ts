import 'server-only';
import { createHmac, scryptSync } from 'node:crypto';
import * as z from 'zod/mini';
import type { Call } from '@/lib/api/call';
import { sessionCalls } from '@/lib/api/contract/session';
import { cookie, guestCookieName } from '@/lib/api/relay-cookies';
import { env } from '@/lib/env';
import { log } from '@/lib/server/log';
import { GUEST_LIFETIME_S, loginTypeOf, MARK_COOKIE, TOKEN_COOKIE, TOKEN_LIFETIME_S, TYPE_COOKIE } from '@/lib/session/cookies';
import { type Login, LoginSchema } from '@/lib/session/schema';

/** The relay's part in the session: what it adds to a login, and which cookies follow from an answer. */
const BrowserLoginSchema = z.union([z.strictObject({ type: z.literal('TEMP') }), LoginSchema]);
const MAX_LOGIN_LENGTH = 4096;

export const isLoginRequest = (call: Call): boolean => call.path === sessionCalls.login.path;
export const isLogout = (call: Call): boolean => call.path === sessionCalls.logout.path;

/**
 * Reads a login from the browser. A guest's id is new and unguessable unless its cookie held one; its password comes from the configuration.
 * @param guest the guest's id from the cookie
 */
export function readLogin(guest: string | undefined, value: unknown): { body: Login } | 'invalid' {
  const parsed = z.safeParse(BrowserLoginSchema, value);
  if (!parsed.success || JSON.stringify(parsed.data).length > MAX_LOGIN_LENGTH) return 'invalid';
  if (parsed.data.type !== 'TEMP') return { body: parsed.data as Login };
  return { body: { type: 'TEMP', login_id: guest ?? `guest-${crypto.randomUUID()}`, password: env().GUEST_PASSWORD } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Turns the login answer's token into cookies and takes it out of the body: the browser learns the type alone. */
export async function withoutToken(response: Response, { body }: { body: Login }, requestId: string): Promise<Response> {
  const answer = z.safeParse(sessionCalls.login.answer, parseJson(await response.text()));
  if (!answer.success) {
    log.warn(`answer of POST ${sessionCalls.login.path} does not fit`);
    return Response.json({ message: 'Malformed answer' }, { status: 502, headers: { 'Cache-Control': 'private, no-store', 'X-Request-Id': requestId } });
  }
  const type = loginTypeOf(answer.data.type) ?? body.type;
  const relayed = Response.json({ type }, { headers: { 'Cache-Control': 'private, no-store', 'X-Request-Id': requestId } });
  const cookies = [
    cookie(TOKEN_COOKIE, encodeURIComponent(answer.data.token), TOKEN_LIFETIME_S, true),
    cookie(TYPE_COOKIE, type, TOKEN_LIFETIME_S, false),
    cookie(MARK_COOKIE, markOf(body.login_id), TOKEN_LIFETIME_S, false),
    // a registered user on this browser leaves no guest behind
    type === 'TEMP' ? cookie(guestCookieName(), body.login_id, GUEST_LIFETIME_S, true) : cookie(guestCookieName(), '', 0, true),
  ];
  for (const line of cookies) relayed.headers.append('Set-Cookie', line);
  return relayed;
}

let markKey: Buffer | undefined;

/**
 * The account's mark: a keyed hash, as a plain one of a phone number is found by trying all numbers. Every instance derives
 * the same key from the guest password; slowly, so that the password cannot be guessed from marks. Once per process.
 */
function markOf(loginId: string): string {
  markKey ??= scryptSync(env().GUEST_PASSWORD, 'auth.mark', 32);
  return createHmac('sha256', markKey).update(loginId.trim().toLowerCase()).digest('base64url').slice(0, 16);
}

export const sessionCookies = {
  dropToken: () => [cookie(TOKEN_COOKIE, '', 0, true), cookie(TYPE_COOKIE, '', 0, false), cookie(MARK_COOKIE, '', 0, false)],
  dropAll: () => [...sessionCookies.dropToken(), cookie(guestCookieName(), '', 0, true)],
  /** Cookies that follow from the answer to any call but login and logout. */
  after(call: Call, status: number, hadToken: boolean): string[] {
    return status === 401 && hadToken && call.access !== 'public' ? this.dropToken() : [];
  },
};

/**
 * The answer to a logout: always a success that clears every cookie of the session, since without them the browser is
 * logged out, whatever the backend does. One line warns when the backend did not confirm that the token is dead.
 * @param outcome the backend's answer or the error in its place; undefined where there was nothing to ask
 */
export function loggedOut(requestId: string, outcome?: unknown): Response {
  if (outcome instanceof Response) void outcome.body?.cancel().catch(() => {});
  const isConfirmed = outcome === undefined || (outcome instanceof Response && outcome.ok);
  if (!isConfirmed) log.warn(outcome instanceof Response ? { status: outcome.status } : { error: outcome }, 'the backend did not confirm a logout');
  const response = Response.json({}, { headers: { 'Cache-Control': 'private, no-store', 'X-Request-Id': requestId } });
  for (const line of sessionCookies.dropAll()) response.headers.append('Set-Cookie', line);
  return response;
}
