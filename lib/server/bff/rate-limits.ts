import 'server-only';
import type { Call, LimitName } from '@/lib/api/call';
import { type Attempt, fieldsOf, hashOf, type KeyOf, sessionOf, textOf } from '@/lib/server/attempt-keys';
import {
  type Admission,
  admitBy,
  admitOwner,
  byNetwork,
  counterOf,
  type IsFailure,
  limitOf,
  type Rule,
  rulesOf,
} from '@/lib/server/attempts';
import type { LimitId } from '@/lib/server/limits';

const isRejected: IsFailure = (status) => status >= 400 && status < 500;
/** A response with a message means that email or phone are wrong (spec 5). */
const isLookupFailed: IsFailure = (status, body) => isRejected(status, body) || textOf(fieldsOf(body).message) !== '';
const voucherCodeOf: KeyOf = ({ body }) => textOf(fieldsOf(body).voucher_code).trim() || undefined;
const isVoucherRejected: IsFailure = (status, body) =>
  fieldsOf(body).is_voucher_applied === false ||
  (isRejected(status, body) && Object.hasOwn(fieldsOf(fieldsOf(body).errors), 'voucher_code'));

const failuresOf = (rules: Rule[], which: Pick<Rule, 'isFailure' | 'readsBody'>): Rule[] =>
  rules.map((rule) => ({ ...rule, ...which }));
const FAILED: Pick<Rule, 'isFailure'> = { isFailure: isRejected };
const LOOKUP_FAILED: Pick<Rule, 'isFailure' | 'readsBody'> = { isFailure: isLookupFailed, readsBody: true };

/**
 * An address is stopped before the account or order is: alone it cannot lock anybody out. Nor can a few addresses: once
 * the second limit is reached, each network that has not yet failed here, as the owner's, still has one attempt.
 */
const guesses = (
  address: LimitId,
  owned: LimitId,
  newcomers: LimitId,
  which: Pick<Rule, 'isFailure' | 'readsBody'>,
): Rule[] =>
  failuresOf(
    [...rulesOf(address), ...rulesOf(owned).map((rule) => ({ ...rule, newcomers: limitOf(newcomers) }))],
    which,
  );
const LOGIN = guesses('login', 'login-account', 'login-account-newcomers', FAILED);
const LOOKUP = guesses('order-lookup', 'order-lookup-order', 'order-lookup-order-newcomers', LOOKUP_FAILED);
/** Who is known to an account or an order, and what counts for them. */
const OWNED: { [Name in LimitName]?: { known: Rule[]; owners: KeyOf[] } } = {
  login: { known: failuresOf(rulesOf('login-known'), FAILED), owners: [byNetwork] },
  lookUpOrder: { known: failuresOf(rulesOf('order-lookup-known'), LOOKUP_FAILED), owners: [sessionOf, byNetwork] },
};

/** Guests log in by themselves, up to five times for one page, and a whole office may have one address. */
const GUEST = rulesOf('guest');
/** Wrong codes only, and each once: the cart is calculated again while a code is in its field. */
const VOUCHER = rulesOf('voucher-session', 'voucher').map((rule): Rule => {
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
const SEARCH = rulesOf('search-call').map((rule): Rule => {
  const keyOf: KeyOf = (attempt) => (SEARCHED.some((name) => attempt.query?.[name]) ? rule.keyOf(attempt) : undefined);
  return { ...rule, keyOf };
});

/** The limits that entries of the contract name. */
const RULES: Record<LimitName, Rule[]> = {
  login: LOGIN,
  register: rulesOf('register'),
  requestCode: rulesOf('code', 'code-account'),
  tryCode: rulesOf('code-try'),
  changePassword: failuresOf(rulesOf('password'), FAILED),
  lookUpOrder: LOOKUP,
  enquiry: rulesOf('enquiry'),
  voucher: VOUCHER,
  checkout: [...rulesOf('checkout-session', 'checkout'), ...VOUCHER],
  comment: rulesOf('comment-session', 'comment'),
  refund: rulesOf('refund-session', 'refund'),
  search: SEARCH,
  upload: rulesOf('upload-session', 'upload'),
};

/**
 * Counts a call and says whether it may be made. Calls that could be used to guess, to spam or to fill the backend are
 * limited by the table (lib/server/limits.ts).
 */
export async function admit({ limit }: Pick<Call, 'limit'>, attempt: Attempt): Promise<Admission> {
  if (limit === undefined) return admitBy([], attempt);
  if (limit === 'login' && fieldsOf(attempt.body).type === 'TEMP') return admitBy(GUEST, attempt);
  const { known: [known] = [], owners = [] } = OWNED[limit] ?? {};
  return known ? admitOwner(RULES[limit], known, owners, attempt) : admitBy(RULES[limit], attempt);
}

/**
 * Counts a request with browser reports: a page that fails sends a few. The limits keep a visitor, and all visitors
 * together, from filling the log.
 */
export const countBrowserReport = counterOf(rulesOf('browser-report', 'browser-report-all'));

/**
 * Counts a request with web vitals. A visit sends a few, and many visitors may share an address. Once a limit is
 * reached, the visits counted so far stand for the rest of the ten minutes.
 */
export const countWebVitals = counterOf(rulesOf('web-vitals', 'web-vitals-all'));
