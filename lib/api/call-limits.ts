import 'server-only';
import { createHash } from 'node:crypto';
import type { Call } from '@/lib/api/call';
import { cartCalls } from '@/lib/api/contract/cart';
import { checkoutCalls } from '@/lib/api/contract/checkout';
import { contentCalls } from '@/lib/api/contract/content';
import { credentialCalls } from '@/lib/api/contract/credential';
import { orderCalls } from '@/lib/api/contract/order';
import { postCalls } from '@/lib/api/contract/post';
import { sessionCalls } from '@/lib/api/contract/session';
import { uploadCalls } from '@/lib/api/contract/upload';
import { env } from '@/lib/env';
import { networkOf } from '@/lib/server/http/client-ip';
import { countAttempt, forgetAttempt, hasAttempts, type Limit } from '@/lib/server/rate-limit';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Who makes a call, and with what. */
export type Attempt = {
  /** the client's address, as the server names it (`CLIENT_IP_HEADER`) */
  address: string;
  /** the session's token */
  session?: string;
  /** the call's path parameters, by name */
  params?: Record<string, string>;
  body?: unknown;
};

type KeyOf = (attempt: Attempt) => string | undefined;
type IsFailure = (status: number, answer: unknown) => boolean;

/**
 * One limit of a call. An attempt without a key is not counted.
 * `isFailure`: only failed attempts count; one is taken back when the answer turns out to be none.
 * `repeatOf`: names what was tried, so that trying the same again is not counted twice.
 */
type Rule = { limit: Limit; keyOf: KeyOf; isFailure?: IsFailure; readsAnswer?: true; repeatOf?: KeyOf };

const isRefused: IsFailure = (status) => status >= 400 && status < 500;

/** Keys go to a shared Redis: they never hold a token, an email or a code as it is. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldsOf = (body: unknown) => (body ?? {}) as Record<string, unknown>;

const addressOf: KeyOf = ({ address }) => networkOf(address);
const sessionOf: KeyOf = ({ session }) => session && hashOf(session);

/**
 * The account that is logged in to or written to, however it is spelled. Only the field of the declared type counts:
 * the backend ignores the other one, so a made-up email must not make a phone look like another account.
 */
const accountOf: KeyOf = ({ body }) => {
  const { type, login_id, email, area_code, phone } = fieldsOf(body);
  const account =
    type === 'PHONE'
      ? phoneOf(login_id, area_code, phone)
      : type === 'EMAIL'
        ? textOf(login_id ?? email)
            .trim()
            .toLowerCase()
        : '';
  return account === '' ? undefined : hashOf(account);
};

/** A phone's digits: `+852 9123 4567`, `0085291234567` and `852` with `91234567` are one. */
function phoneOf(loginId: unknown, areaCode: unknown, phone: unknown): string {
  const digitsOf = (value: unknown) => textOf(value).replace(/\D/g, '').replace(/^0+/, '');
  return loginId === undefined ? digitsOf(areaCode) + digitsOf(phone) : digitsOf(loginId);
}

const voucherCodeOf: KeyOf = ({ body }) => textOf(fieldsOf(body).voucher_code).trim() || undefined;
const isVoucherRefused: IsFailure = (status, answer) =>
  fieldsOf(answer).is_voucher_applied === false || (isRefused(status, answer) && Object.hasOwn(fieldsOf(fieldsOf(answer).errors), 'voucher_code'));
/** Specification 5: an answer that carries a message means that email or phone are wrong. */
const isLookupRefused: IsFailure = (status, answer) => isRefused(status, answer) || textOf(fieldsOf(answer).message) !== '';

const by = (keyOf: KeyOf, name: string, points: number, seconds: number): Rule => ({ limit: { name, points, seconds }, keyOf });

/** A session's own limit, and a wide one for the address: a family, an office or a mobile network share one. */
const bySession = (name: string, perSession: number, perAddress: number, seconds: number): Rule[] => [
  by(sessionOf, `${name}-session`, perSession, seconds),
  by(addressOf, name, perAddress, seconds),
];

/** Guests log in by themselves, five times for one page at the most, and a whole office may have one address. */
const GUEST = [by(addressOf, 'guest', 300, 10 * MINUTE)];
/** One address alone cannot lock somebody out: it is stopped before the account is. */
const LOGIN: Rule[] = [
  { ...by(addressOf, 'login', 20, 15 * MINUTE), isFailure: isRefused },
  { ...by(accountOf, 'login-account', 30, 15 * MINUTE), isFailure: isRefused },
];
const REQUEST_CODE = [by(addressOf, 'code', 10, HOUR), by(accountOf, 'code-account', 5, HOUR)];
const TRY_CODE = [by(addressOf, 'code-try', 20, 15 * MINUTE)];
const REGISTER = [by(addressOf, 'register', 20, HOUR)];
/** Again one address is stopped before the order is, so that it cannot keep the customer from it. */
const LOOKUP: Rule[] = [
  { ...by(addressOf, 'order-lookup', 30, 15 * MINUTE), isFailure: isLookupRefused, readsAnswer: true },
  {
    ...by(({ params }) => params?.id && hashOf(params.id.trim().toLowerCase()), 'order-lookup-order', 40, 15 * MINUTE),
    isFailure: isLookupRefused,
    readsAnswer: true,
  },
];
/** Wrong codes only, and each once: the cart is calculated again with the code in its field. */
const VOUCHER = bySession('voucher', 20, 300, 15 * MINUTE).map((rule): Rule => ({
  ...rule,
  keyOf: (attempt) => voucherCodeOf(attempt) && rule.keyOf(attempt),
  isFailure: isVoucherRefused,
  readsAnswer: true,
  repeatOf: (attempt) => hashOf(voucherCodeOf(attempt) ?? ''),
}));
const COMMENT = bySession('comment', 20, 200, 10 * MINUTE);
const WEBHOOK = [by(addressOf, 'webhook', 10, 15 * MINUTE)];

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
  [credentialCalls.updatePassword, [{ ...by(addressOf, 'password', 10, 15 * MINUTE), isFailure: isRefused }]],
  [orderCalls.getGuestOrder, LOOKUP],
  [contentCalls.sendEnquiry, [by(addressOf, 'enquiry', 10, HOUR)]],
  [cartCalls.getCart, VOUCHER],
  [checkoutCalls.checkout, [...bySession('checkout', 20, 200, HOUR), ...VOUCHER]],
  [postCalls.writePostReview, COMMENT],
  [orderCalls.writeOrderReview, COMMENT],
  [orderCalls.writeRefundRequest, bySession('refund', 20, 200, HOUR)],
  [uploadCalls.uploadFile, bySession('upload', 60, 300, 10 * MINUTE)],
]);

/**
 * `waitS`: one too many, come back in so many seconds. Otherwise `settle` is to be told how the call went; it reads the
 * answer's JSON only where a limit depends on it.
 */
export type Admission =
  | { waitS: number; settle?: undefined }
  | { waitS?: undefined; settle: (status: number, readAnswer?: () => Promise<unknown>) => Promise<void> };

/**
 * Whether a call may be made. What could be guessed, or would write to somebody or fill the backend, is limited for each
 * session, address and account.
 */
export function admit(call: Call, attempt: Attempt): Promise<Admission> {
  const isGuest = call === sessionCalls.login && fieldsOf(attempt.body).type === 'TEMP';
  return admitBy(isGuest ? GUEST : (RULES.get(call) ?? []), attempt);
}

/** Counts a wrong secret of the webhook. Returns the seconds to wait when there were too many from this address. */
export const countWrongSecret = async (address: string): Promise<number | undefined> => (await admitBy(WEBHOOK, { address })).waitS;

async function admitBy(rules: Rule[], attempt: Attempt): Promise<Admission> {
  const counted: (Rule & { key: string; repeat?: { limit: Limit; key: string } })[] = [];
  for (const rule of env().RATE_LIMITS ? rules : []) {
    const key = rule.keyOf(attempt);
    if (key === undefined) continue;
    const repeat = rule.repeatOf && { limit: { ...rule.limit, name: `${rule.limit.name}-tried` }, key: `${key}:${rule.repeatOf(attempt)}` };
    // in order: who is stopped by one limit is not counted by the next
    // oxlint-disable-next-line no-await-in-loop
    if (repeat && (await hasAttempts(repeat.limit, repeat.key))) continue;
    // oxlint-disable-next-line no-await-in-loop
    const waitS = await countAttempt(rule.limit, key);
    if (waitS !== undefined) return { waitS };
    counted.push({ ...rule, key, repeat });
  }
  const conditional = counted.filter(({ isFailure }) => isFailure);
  const settle = async (status: number, readAnswer?: () => Promise<unknown>) => {
    const answer = conditional.some(({ readsAnswer }) => readsAnswer) ? await readAnswer?.().catch(() => undefined) : undefined;
    await Promise.all(
      conditional.map(async ({ limit, key, isFailure, repeat }) => {
        if (!isFailure?.(status, answer)) await forgetAttempt(limit, key);
        else if (repeat) await countAttempt(repeat.limit, repeat.key);
      }),
    );
  };
  return { settle };
}
