import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { counterOf, rulesOf } from '@/lib/server/attempts';
import { CLIENT_IP_HEADER } from '@/lib/server/client-address';
import { log } from '@/lib/server/log';

const countWrongSecret = counterOf(rulesOf('secret'));

/**
 * Whether a request carries `Authorization: Bearer` with one of `REVALIDATE_SECRET`; never without a configured secret.
 */
export const knowsSecret = (headers: Headers): boolean => isBearer(headers, env().REVALIDATE_SECRET);

/**
 * Whether a request carries `Authorization: Bearer …` with one of these secrets. Takes the same time whichever it is,
 * and however much of it is right.
 */
export function isBearer(headers: Headers, secrets: readonly string[] = []): boolean {
  const given = digestOf(headers.get('authorization') ?? '');
  return secrets.map((secret) => timingSafeEqual(given, digestOf(`Bearer ${secret}`))).includes(true);
}

/** Digests have one length, as a comparison in constant time needs it. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Counts a wrong secret, wherever one is taken: ten in 15 minutes from an address. The right one is always accepted.
 * @returns the response to one too many; undefined for a right secret, for none and where none is configured
 */
export async function refuseWrongSecret(
  headers: Headers,
  secrets: readonly string[] = [],
): Promise<Response | undefined> {
  if (secrets.length === 0 || !headers.has('authorization') || isBearer(headers, secrets)) return undefined;
  const refusal = await countWrongSecret(headers.get(CLIENT_IP_HEADER) ?? 'unknown');
  if (!refusal) return undefined;
  const { waitS, limit, key } = refusal;
  log.info({ limit, key }, 'too many wrong secrets');
  return Response.json(
    { message: 'Too many attempts' },
    { status: 429, headers: { 'Retry-After': String(waitS), 'Cache-Control': 'no-store' } },
  );
}
