import 'server-only';
import { createHmac, randomUUID, scryptSync } from 'node:crypto';
import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';
import { env } from '@/lib/env';
import { HttpError } from '@/lib/server/bff/http-error';
import { log } from '@/lib/server/log';
import {
  GUEST_COOKIE,
  GUEST_LIFETIME_S,
  loginTypeOf,
  FINGERPRINT_COOKIE,
  TOKEN_COOKIE,
  TOKEN_LIFETIME_S,
  TYPE_COOKIE,
} from '@/lib/api/session-cookies';
import { BrowserLoginSchema, type Login, sessionCalls } from '@/lib/session/schema';

/** What a request's cookies say about its session. `guest`: the guest's login id. */
export type Session = { token?: string; guest?: string };

const MAX_LOGIN_LENGTH = 4096;

const isSecure = (): boolean => env().CROSS_ORIGIN_EMBED || env().SITE_URL.startsWith('https:');

/**
 * Browsers accept a cookie named `__Host-…` from this host alone. Without that, a sibling subdomain could set the
 * cookie and put the shopper into somebody else's session. The prefix needs a Secure cookie, hence https.
 */
const hostOnly = (name: string): string => (isSecure() ? `__Host-${name}` : name);

/**
 * Reads the session's cookies. Values that the shop never sets count as missing.
 * @throws HttpError 400 when there are two of a name: a sibling subdomain can add one, and the shopper would act in its
 * name
 */
export function sessionOf({ headers }: NextRequest): Session {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const read = (name: string, pattern: RegExp) => {
    const found = pairs.filter((pair) => pair === name || pair.startsWith(`${name}=`));
    if (found.length > 1) throw new HttpError(400, 'More than one session');
    const value = decoded(found[0]?.slice(name.length + 1) ?? '');
    return pattern.test(value) ? value : undefined;
  };
  // what could not be sent in a header is no token
  const readToken = (name: string) => read(name, /^[\u0021-\u007e]{1,4096}$/);
  // without the prefix as well: so the release before named it, and a login lasts beyond an update
  const token = readToken(hostOnly(TOKEN_COOKIE)) ?? readToken(TOKEN_COOKIE);
  // a browser that has given its session up could delete this cookie, but not the token's
  const isGivenUp = !pairs.some((pair) => pair.startsWith(`${TYPE_COOKIE}=`));
  return {
    token: isGivenUp ? undefined : token,
    guest: read(hostOnly(GUEST_COOKIE), /^guest-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  };
}

/** '' for a value that cannot be decoded. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/**
 * The login to send for the one that the browser sent. A guest's id is new and unguessable unless its cookie holds one;
 * its password comes from the configuration.
 * @throws HttpError 422
 */
export function readLogin(body: unknown, guest: string | undefined): Login {
  const parsed = z.safeParse(BrowserLoginSchema, body);
  if (!parsed.success || JSON.stringify(parsed.data).length > MAX_LOGIN_LENGTH)
    throw new HttpError(422, 'Malformed login');
  if (parsed.data.type !== 'TEMP') return parsed.data as Login;
  return { type: 'TEMP', login_id: guest ?? `guest-${crypto.randomUUID()}`, password: env().GUEST_PASSWORD };
}

/**
 * The browser's response to a login that succeeded: the token goes into cookies, and the body holds the type alone.
 * @throws HttpError 502 where the backend's response does not fit the contract
 */
export async function loggedIn(response: Response, { type: asked, login_id }: Login): Promise<Response> {
  const login = z.safeParse(sessionCalls.login.response, await response.json().catch(() => undefined));
  if (!login.success) {
    log.warn(`response of POST ${sessionCalls.login.path} does not fit`);
    throw new HttpError(502, 'Malformed response');
  }
  const type = loginTypeOf(login.data.type) ?? asked;
  const headers = [
    setCookie(hostOnly(TOKEN_COOKIE), encodeURIComponent(login.data.token), TOKEN_LIFETIME_S, true),
    setCookie(TYPE_COOKIE, type, TOKEN_LIFETIME_S, false),
    setCookie(FINGERPRINT_COOKIE, `${fingerprintOf(login_id)}.${randomUUID().slice(0, 8)}`, TOKEN_LIFETIME_S, false),
    // a registered user leaves no guest behind on this browser
    type === 'TEMP' ? keptGuest({ login_id }) : setCookie(hostOnly(GUEST_COOKIE), '', 0, true),
  ];
  return Response.json({ type }, { headers });
}

/** The header that keeps a guest's id, with which the next login is the same guest's. */
export const keptGuest = ({ login_id }: Pick<Login, 'login_id'>): [string, string] =>
  setCookie(hostOnly(GUEST_COOKIE), login_id, GUEST_LIFETIME_S, true);

/**
 * The browser's response to a logout. It clears every cookie of the session, and without them the browser is logged
 * out.
 */
export const loggedOut = (): Response =>
  Response.json(
    {},
    {
      headers: [
        ...new Set([hostOnly(TOKEN_COOKIE), TOKEN_COOKIE, TYPE_COOKIE, FINGERPRINT_COOKIE, hostOnly(GUEST_COOKIE)]),
      ].map((name) => setCookie(name, '', 0, true)),
    },
  );

/** @param maxAge in seconds; 0 deletes the cookie */
function setCookie(name: string, value: string, maxAge: number, isHttpOnly: boolean): [string, string] {
  const parts = [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    `SameSite=${env().CROSS_ORIGIN_EMBED ? 'None' : 'Lax'}`,
  ];
  if (isHttpOnly) parts.push('HttpOnly');
  if (isSecure()) parts.push('Secure');
  return ['Set-Cookie', parts.join('; ')];
}

let fingerprintKey: Buffer | undefined;

/**
 * The account's fingerprint: a keyed hash, because a plain one of a phone number is found by trying all numbers. Every
 * instance derives the same key from the guest password, slowly, so that the password cannot be guessed from
 * fingerprints.
 */
function fingerprintOf(loginId: string): string {
  fingerprintKey ??= scryptSync(env().GUEST_PASSWORD, 'auth.mark', 32);
  return createHmac('sha256', fingerprintKey).update(loginId.trim().toLowerCase()).digest('base64url').slice(0, 16);
}
