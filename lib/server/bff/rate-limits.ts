import 'server-only';
import { createHash } from 'node:crypto';
import type { Call } from '@/lib/api/call';
import { cartCalls } from '@/lib/cart/schema';
import { checkoutCalls } from '@/lib/checkout/schema';
import { credentialCalls } from '@/lib/credential/schema';
import { env } from '@/lib/env';
import { enquiryCalls } from '@/lib/enquiry/schema';
import { orderCalls } from '@/lib/order/schema';
import { postCalls } from '@/lib/post/schema';
import { networkOf } from '@/lib/server/networks';
import { countAttempt, forgetAttempt, hasAttempts, type Limit } from '@/lib/server/rate-limit';
import { sessionCalls } from '@/lib/session/schema';
import { uploadCalls } from '@/lib/upload/schema';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Who makes a call, and with what. `address`: from `CLIENT_IP_HEADER` · `session`: the token · `params`: path parameters, by name. */
export type Attempt = { address: string; session?: string; params?: Record<string, string>; body?: unknown };

type KeyOf = (attempt: Attempt) => string | undefined;
type IsFailure = (status: number, body: unknown) => boolean;

/**
 * One limit of a call. An attempt without a key is not counted.
 * `isFailure`: only failed attempts count; others are taken back when the response is known · `readsBody`: it looks at the body
 * `repeatOf`: names what was tried, so that trying the same again is not counted twice
 */
type Rule = Limit & { keyOf: KeyOf; isFailure?: IsFailure; readsBody?: true; repeatOf?: KeyOf };

/** Keys may go to a shared Redis: they never hold a token, an email or a code in plain text. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldsOf = (body: unknown) => (body ?? {}) as Record<string, unknown>;

const addressOf: KeyOf = ({ address }) => networkOf(address);
const sessionOf: KeyOf = ({ session }) => session && hashOf(session);
const orderOf: KeyOf = ({ params }) => params?.id && hashOf(params.id.trim().toLowerCase());

/**
 * The account that is logged in to or written to, however it is spelled. Only the field of the declared type counts: the
 * backend ignores the other one, so a made-up email must not make a phone look like another account.
 */
const accountOf: KeyOf = ({ body }) => {
  const { type, login_id, email, area_code, phone } = fieldsOf(body);
  const phoneDigits = () => (login_id === undefined ? digitsOf(area_code) + digitsOf(phone) : digitsOf(login_id));
  const emailText = () => (type === 'EMAIL' ? textOf(login_id ?? email) : '');
  const account = type === 'PHONE' ? phoneDigits() : emailText().trim().toLowerCase();
  return account === '' ? undefined : hashOf(account);
};

/** `+852 9123 4567`, `0085291234567` and `852` with `91234567` are one phone. */
const digitsOf = (value: unknown): string => textOf(value).replace(/\D/g, '').replace(/^0+/, '');

const isRejected: IsFailure = (status) => status >= 400 && status < 500;
/** A response with a message means that email or phone are wrong (spec 5). */
const isLookupFailed: IsFailure = (status, body) => isRejected(status, body) || textOf(fieldsOf(body).message) !== '';
const voucherCodeOf: KeyOf = ({ body }) => textOf(fieldsOf(body).voucher_code).trim() || undefined;
const isVoucherRejected: IsFailure = (status, body) =>
  fieldsOf(body).is_voucher_applied === false || (isRejected(status, body) && Object.hasOwn(fieldsOf(fieldsOf(body).errors), 'voucher_code'));

const by = (keyOf: KeyOf, name: string, points: number, seconds: number): Rule => ({ name, points, seconds, keyOf });

/** A session's own limit, and a wide one for the address: a family, an office or a mobile network share one. */
const bySession = (name: string, perSession: number, perAddress: number, seconds: number): Rule[] => [
  by(sessionOf, `${name}-session`, perSession, seconds),
  by(addressOf, name, perAddress, seconds),
];

/** Guests log in by themselves, up to five times for one page, and a whole office may have one address. */
const GUEST = [by(addressOf, 'guest', 300, 10 * MINUTE)];
const REJECTED = { isFailure: isRejected };
/** One address alone cannot lock an account: it is stopped before the account is. */
const LOGIN: Rule[] = [
  { ...by(addressOf, 'login', 20, 15 * MINUTE), ...REJECTED },
  { ...by(accountOf, 'login-account', 30, 15 * MINUTE), ...REJECTED },
];
const REQUEST_CODE = [by(addressOf, 'code', 10, HOUR), by(accountOf, 'code-account', 5, HOUR)];
const TRY_CODE = [by(addressOf, 'code-try', 20, 15 * MINUTE)];
const REGISTER = [by(addressOf, 'register', 20, HOUR)];
const LOOKUP_FAILED = { isFailure: isLookupFailed, readsBody: true } as const;
/** Again one address is stopped before the order is, so that it cannot keep the customer from it. */
const LOOKUP: Rule[] = [
  { ...by(addressOf, 'order-lookup', 30, 15 * MINUTE), ...LOOKUP_FAILED },
  { ...by(orderOf, 'order-lookup-order', 40, 15 * MINUTE), ...LOOKUP_FAILED },
];
/** Wrong codes only, and each once: the cart is calculated again while a code is in its field. */
const VOUCHER = bySession('voucher', 20, 300, 15 * MINUTE).map((rule): Rule => {
  const keyOf: KeyOf = (attempt) => voucherCodeOf(attempt) && rule.keyOf(attempt);
  return { ...rule, keyOf, isFailure: isVoucherRejected, readsBody: true, repeatOf: (attempt) => hashOf(voucherCodeOf(attempt) ?? '') };
});
const COMMENT = bySession('comment', 20, 200, 10 * MINUTE);
/** A page that fails sends a few; what one visitor or all together could fill the log with stays little. */
const BROWSER_REPORT = [by(addressOf, 'browser-report', 30, 10 * MINUTE), by(() => 'all', 'browser-report-all', 300, 10 * MINUTE)];
/** A visit sends a few, and many visitors may share an address. Beyond, the first visits of each ten minutes stand for all. */
const WEB_VITALS = [by(addressOf, 'web-vitals', 60, 10 * MINUTE), by(() => 'all', 'web-vitals-all', 1000, 10 * MINUTE)];
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
  [credentialCalls.updatePassword, [{ ...by(addressOf, 'password', 10, 15 * MINUTE), ...REJECTED }]],
  [orderCalls.getGuestOrder, LOOKUP],
  [enquiryCalls.sendEnquiry, [by(addressOf, 'enquiry', 10, HOUR)]],
  [cartCalls.getCart, VOUCHER],
  [checkoutCalls.checkout, [...bySession('checkout', 20, 200, HOUR), ...VOUCHER]],
  [postCalls.writePostReview, COMMENT],
  [orderCalls.writeOrderReview, COMMENT],
  [orderCalls.writeRefundRequest, bySession('refund', 20, 200, HOUR)],
  [uploadCalls.uploadFile, bySession('upload', 60, 300, 10 * MINUTE)],
]);

/**
 * `waitS`: one attempt too many, try again in so many seconds. Otherwise call `settle` with the response's status; it reads the
 * body only where a limit depends on it.
 */
export type Admission =
  | { waitS: number; settle?: undefined }
  | { waitS?: undefined; settle: (status: number, readBody?: () => Promise<unknown>) => Promise<void> };

/**
 * Counts a call and says whether it may be made. Calls that could be used to guess, to spam or to fill the backend are limited for
 * each session, address and account.
 */
export function admit(call: Call, attempt: Attempt): Promise<Admission> {
  const isGuest = call === sessionCalls.login && fieldsOf(attempt.body).type === 'TEMP';
  return admitBy(isGuest ? GUEST : (RULES.get(call) ?? []), attempt);
}

/** Counts what is no call. The function that it makes resolves to the seconds to wait when there were too many. */
const counterOf =
  (rules: Rule[]) =>
  async (address: string): Promise<number | undefined> =>
    (await admitBy(rules, { address })).waitS;

/** Counts a wrong secret of the webhook, by address. */
export const countWrongSecret = counterOf(WEBHOOK);

/** Counts a request with browser reports: those of one address, and all together. */
export const countBrowserReport = counterOf(BROWSER_REPORT);

/** Counts a request with web vitals in the same way. */
export const countWebVitals = counterOf(WEB_VITALS);

async function admitBy(rules: Rule[], attempt: Attempt): Promise<Admission> {
  const counted: { rule: Rule; key: string; repeat?: { limit: Limit; key: string } }[] = [];
  // in order: an attempt that one limit stops is not counted by the next
  for (const rule of env().RATE_LIMITS ? rules : []) {
    const key = rule.keyOf(attempt);
    if (key === undefined) continue;
    const repeat = rule.repeatOf && { limit: { ...rule, name: `${rule.name}-tried` }, key: `${key}:${rule.repeatOf(attempt)}` };
    if (repeat && (await hasAttempts(repeat.limit, repeat.key))) continue;
    const waitS = await countAttempt(rule, key);
    if (waitS !== undefined) return { waitS };
    if (rule.isFailure) counted.push({ rule, key, repeat });
  }
  const settle = async (status: number, readBody?: () => Promise<unknown>) => {
    const body = counted.some(({ rule }) => rule.readsBody) ? await readBody?.().catch(() => undefined) : undefined;
    for (const { rule, key, repeat } of counted) {
      if (!rule.isFailure?.(status, body)) await forgetAttempt(rule, key);
      else if (repeat) await countAttempt(repeat.limit, repeat.key);
    }
  };
  return { settle };
}
