import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** Whether a request carries `Authorization: Bearer $REVALIDATE_SECRET`; never without a configured secret. Takes the same time for every wrong secret of one length. */
export function knowsSecret(headers: Headers): boolean {
  const secret = env().REVALIDATE_SECRET;
  return secret !== undefined && isBearer(headers, secret);
}

/** Whether a request carries `Authorization: Bearer …` with this secret. */
export const isBearer = (headers: Headers, secret: string): boolean => isEqual(headers.get('authorization') ?? '', `Bearer ${secret}`);

function isEqual(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
