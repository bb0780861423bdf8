import 'server-only';
import { createHash } from 'node:crypto';
import type { Call } from '@/lib/api/call';
import { contentCalls } from '@/lib/api/contract/content';
import { credentialCalls } from '@/lib/api/contract/credential';
import { orderCalls } from '@/lib/api/contract/order';
import { sessionCalls } from '@/lib/api/contract/session';
import { env } from '@/lib/env';
import { countAttempt, forgetAttempt, type Limit } from '@/lib/server/rate-limit';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** One limit of a call. Where `failures` is set, an attempt that the backend accepts, or never got, is none. */
type Rule = { limit: Limit; failures?: true; keyOf: (from: string, body: unknown) => string | undefined };

const byAddress = (name: string, points: number, seconds: number): Rule => ({ limit: { name, points, seconds }, keyOf: (from) => from });

/** Who is written to or logged in, whichever address asks: without a trace of who it is. */
function accountOf(body: unknown): string | undefined {
  const { login_id, email, phone, area_code } = (body ?? {}) as Partial<Record<'login_id' | 'email' | 'phone' | 'area_code', unknown>>;
  const name = login_id ?? (email || (phone ? `${String(area_code ?? '')}${String(phone)}` : undefined));
  return typeof name === 'string' ? createHash('sha256').update(name.trim().toLowerCase()).digest('base64url') : undefined;
}
const byAccount = (name: string, points: number, seconds: number): Rule => ({ limit: { name, points, seconds }, keyOf: (_, body) => accountOf(body) });

/** Guests log in by themselves, five times for one page at the most, and a whole office may have one address. */
const GUEST = [byAddress('guest', 300, 10 * MINUTE)];
/** One address alone cannot lock somebody out: it is stopped before the account is. */
const LOGIN: Rule[] = [
  { ...byAddress('login', 20, 15 * MINUTE), failures: true },
  { ...byAccount('login-account', 30, 15 * MINUTE), failures: true },
];
const REQUEST_CODE = [byAddress('code', 10, HOUR), byAccount('code-account', 5, HOUR)];
const TRY_CODE = [byAddress('code-try', 20, 15 * MINUTE)];
const REGISTER = [byAddress('register', 20, HOUR)];
const SECRET: Rule[] = [{ ...byAddress('webhook', 10, 15 * MINUTE), failures: true }];

const RULES = new Map<Call, Rule[]>([
  [sessionCalls.login, LOGIN],
  [credentialCalls.register, REGISTER],
  [credentialCalls.migrate, REGISTER],
  [credentialCalls.forgetPassword, REQUEST_CODE],
  [credentialCalls.requestEmailChange, REQUEST_CODE],
  [credentialCalls.requestPhoneChange, REQUEST_CODE],
  [credentialCalls.verify, TRY_CODE],
  [credentialCalls.checkVerificationCode, TRY_CODE],
  [credentialCalls.resetPassword, TRY_CODE],
  [credentialCalls.changeEmail, TRY_CODE],
  [credentialCalls.changePhone, TRY_CODE],
  [credentialCalls.updatePassword, [{ ...byAddress('password', 10, 15 * MINUTE), failures: true }]],
  [orderCalls.getGuestOrder, [byAddress('order-lookup', 30, 15 * MINUTE)]],
  [contentCalls.sendEnquiry, [byAddress('enquiry', 10, HOUR)]],
]);

/** `waitS`: one too many, come back in so many seconds. Otherwise `settle` hears how the call went. */
export type Admission = { waitS: number; settle?: undefined } | { waitS?: undefined; settle: (status: number) => Promise<void> };

/**
 * Whether a call may be made: logins, codes, registrations and enquiries have a limit for each address (and account), so
 * that nobody can try them out or have them written to without end.
 * @param from the client's address, as the front door names it (`CLIENT_ADDRESS`)
 */
export function admit(call: Call, from: string, body?: unknown): Promise<Admission> {
  const isGuest = call === sessionCalls.login && (body as { type?: unknown } | undefined)?.type === 'TEMP';
  return admitBy(isGuest ? GUEST : (RULES.get(call) ?? []), from, body);
}

/** Whether a webhook's secret is looked at: wrong ones are counted as wrong passwords are. */
export const admitWebhook = (from: string): Promise<Admission> => admitBy(SECRET, from);

async function admitBy(rules: Rule[], from: string, body?: unknown): Promise<Admission> {
  const counted = (env().RATE_LIMITS ? rules : []).flatMap((rule) => {
    const key = rule.keyOf(from, body);
    return key === undefined ? [] : [{ ...rule, key }];
  });
  const waits = await Promise.all(counted.map(({ limit, key }) => countAttempt(limit, key)));
  const waitS = Math.max(0, ...waits.map((wait) => wait ?? 0));
  if (waitS > 0) return { waitS };
  const settle = async (status: number) => {
    if (status >= 400 && status < 500) return;
    await Promise.all(counted.filter(({ failures }) => failures).map(({ limit, key }) => forgetAttempt(limit, key)));
  };
  return { settle };
}
