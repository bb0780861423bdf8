import 'server-only';
import { createHash } from 'node:crypto';
import type { Call, LimitName } from '@/lib/api/call';
import {
  type Admission,
  admitBy,
  type Attempt,
  by,
  byAddress,
  counterOf,
  type IsFailure,
  type KeyOf,
  type Rule,
} from '@/lib/server/attempts';
import { networkOf } from '@/lib/server/networks';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Keys may go to a shared Redis: they never hold a token, an email or a code in plain text. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Full-width letters as plain ones, and without what cannot be seen: a backend may read them alike. */
const plainTextOf = (value: unknown): string => textOf(value).normalize('NFKC').replace(/\p{C}/gu, '');
const fieldsOf = (body: unknown) => (body ?? {}) as Record<string, unknown>;

const sessionOf: KeyOf = ({ session }) => session && hashOf(session);
const orderOf: KeyOf = ({ params }) => params?.id && hashOf(params.id.trim().toLowerCase());

/**
 * The account that is logged in to or written to, however it is spelled. Only the field of the declared type counts:
 * the backend ignores the other one, so a made-up email must not make a phone look like another account.
 */
const accountOf: KeyOf = ({ body }) => {
  const { type, login_id, email, area_code, phone } = fieldsOf(body);
  const phoneDigits = () => (login_id === undefined ? digitsOf(area_code) + digitsOf(phone) : digitsOf(login_id));
  const emailText = () => (type === 'EMAIL' ? plainTextOf(login_id ?? email) : '');
  const account = type === 'PHONE' ? phoneDigits() : emailText().trim().toLowerCase();
  return account === '' ? undefined : hashOf(account);
};

/** `+852 9123 4567`, `0085291234567` and `852` with `91234567` are one phone. */
const digitsOf = (value: unknown): string => plainTextOf(value).replace(/\D/g, '').replace(/^0+/, '');

const isRejected: IsFailure = (status) => status >= 400 && status < 500;
/** A response with a message means that email or phone are wrong (spec 5). */
const isLookupFailed: IsFailure = (status, body) => isRejected(status, body) || textOf(fieldsOf(body).message) !== '';
const voucherCodeOf: KeyOf = ({ body }) => textOf(fieldsOf(body).voucher_code).trim() || undefined;
const isVoucherRejected: IsFailure = (status, body) =>
  fieldsOf(body).is_voucher_applied === false ||
  (isRejected(status, body) && Object.hasOwn(fieldsOf(fieldsOf(body).errors), 'voucher_code'));

const failuresOf = (rules: Rule[], which: Pick<Rule, 'isFailure' | 'readsBody'>): Rule[] =>
  rules.map((rule) => ({ ...rule, ...which }));

/** A session's own limit, and a wide one for the address: a family, an office or a mobile network share one. */
const bySession = (name: string, perSession: number, perAddress: number, seconds: number): Rule[] => [
  by(sessionOf, `${name}-session`, perSession, seconds),
  ...byAddress(name, perAddress, seconds),
];

/** Guests log in by themselves, up to five times for one page, and a whole office may have one address. */
const GUEST = byAddress('guest', 300, 10 * MINUTE);
const REJECTED = { isFailure: isRejected };
/**
 * One address alone cannot lock an account: its own limit stops it before the account's limit is reached. Nor can a few
 * addresses: once the account's limit is reached, each address that has not yet failed to log in to this account, as
 * its owner's, still has one attempt. That ends when 170 such attempts have failed.
 */
const NEWCOMERS = { keyOf: ({ address }: Attempt) => networkOf(address), points: 170 };
const LOGIN = failuresOf(
  [
    ...byAddress('login', 20, 15 * MINUTE),
    { ...by(accountOf, 'login-account', 30, 15 * MINUTE), newcomers: NEWCOMERS },
  ],
  REJECTED,
);
const REQUEST_CODE = [...byAddress('code', 10, HOUR), by(accountOf, 'code-account', 5, HOUR)];
const TRY_CODE = byAddress('code-try', 20, 15 * MINUTE);
const REGISTER = byAddress('register', 20, HOUR);
/**
 * As with accounts, an address is stopped before the order is, so that it cannot lock the customer out of the order.
 */
const LOOKUP = failuresOf(
  [...byAddress('order-lookup', 30, 15 * MINUTE), by(orderOf, 'order-lookup-order', 40, 15 * MINUTE)],
  {
    isFailure: isLookupFailed,
    readsBody: true,
  },
);
/** Wrong codes only, and each once: the cart is calculated again while a code is in its field. */
const VOUCHER = bySession('voucher', 20, 300, 15 * MINUTE).map((rule): Rule => {
  const keyOf: KeyOf = (attempt) => voucherCodeOf(attempt) && rule.keyOf(attempt);
  return {
    ...rule,
    keyOf,
    isFailure: isVoucherRejected,
    readsBody: true,
    repeatOf: (attempt) => hashOf(voucherCodeOf(attempt) ?? ''),
  };
});
/** What makes a list one that the backend has to search. On pages `middleware.ts` counts the searches. */
const SEARCHED = ['keyword', 'min_price', 'max_price', 'is_on_offer'];
/** Suggestions come while letters are typed, at most five a second. */
const SEARCH = byAddress('search-call', 300, MINUTE).map((rule): Rule => {
  const keyOf: KeyOf = (attempt) => (SEARCHED.some((name) => attempt.query?.[name]) ? rule.keyOf(attempt) : undefined);
  return { ...rule, keyOf };
});
const COMMENT = bySession('comment', 20, 200, 10 * MINUTE);
/** A page that fails sends a few. The limits keep a visitor, and all visitors together, from filling the log. */
const BROWSER_REPORT = [
  ...byAddress('browser-report', 30, 10 * MINUTE),
  by(() => 'all', 'browser-report-all', 300, 10 * MINUTE),
];
/**
 * A visit sends a few, and many visitors may share an address. Once a limit is reached, the visits counted so far stand
 * for the rest of the ten minutes.
 */
const WEB_VITALS = [...byAddress('web-vitals', 60, 10 * MINUTE), by(() => 'all', 'web-vitals-all', 1000, 10 * MINUTE)];

/** The limits that entries of the contract name. */
const RULES: Record<LimitName, Rule[]> = {
  login: LOGIN,
  register: REGISTER,
  requestCode: REQUEST_CODE,
  tryCode: TRY_CODE,
  changePassword: failuresOf(byAddress('password', 10, 15 * MINUTE), REJECTED),
  lookUpOrder: LOOKUP,
  enquiry: byAddress('enquiry', 10, HOUR),
  voucher: VOUCHER,
  checkout: [...bySession('checkout', 20, 200, HOUR), ...VOUCHER],
  comment: COMMENT,
  refund: bySession('refund', 20, 200, HOUR),
  search: SEARCH,
  upload: bySession('upload', 60, 300, 10 * MINUTE),
};

/**
 * Counts a call and says whether it may be made. Calls that could be used to guess, to spam or to fill the backend are
 * limited for each session, address and account.
 */
export function admit({ limit }: Pick<Call, 'limit'>, attempt: Attempt): Promise<Admission> {
  const isGuest = limit === 'login' && fieldsOf(attempt.body).type === 'TEMP';
  const rules = limit ? RULES[limit] : [];
  return admitBy(isGuest ? GUEST : rules, attempt);
}

/** Counts a request with browser reports: those of one address, and all together. */
export const countBrowserReport = counterOf(BROWSER_REPORT);

/** Counts a request with web vitals in the same way. */
export const countWebVitals = counterOf(WEB_VITALS);
