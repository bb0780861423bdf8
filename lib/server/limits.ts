/** Whom a limit counts. `address`: an IPv4 address or a /64 network, and beside it all of a /48 together. */
export type Counted = 'address' | 'session' | 'account' | 'order' | 'everybody';

type Row = { what: string; by: Counted; many: number; exempt: string };
/** So many in so many seconds, of a /48 twice as many. */
export type Attempts = Row & { seconds: number };
/** So many at once, and so many more that may wait for their turn: of a /48 twice as many. */
export type AtOnce = Row & { waiting: number };

const limit = (what: string, by: Counted, many: number, seconds: number, exempt = ''): Attempts => ({
  what,
  by,
  many,
  seconds,
  exempt,
});
const atOnce = (what: string, by: Counted, many: number, waiting: number, exempt = ''): AtOnce => ({
  what,
  by,
  many,
  waiting,
  exempt,
});

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const RIGHT = 'right ones';
const KNOWN = `${RIGHT}, and a network that the account knows`;
const ORDER_KNOWN = `${RIGHT}, and a network or session that the order knows`;
const ONCE = 'a network that has not failed there, once';
const READY = 'stored pages, files, calls';

/**
 * All limits, by the names that log and figures have for them: what is counted, by whom, how many, in which time, and
 * what is exempt (docs/adr/0022-rate-limits.md).
 */
export const LIMITS = {
  login: limit('wrong passwords', 'address', 20, 15 * MINUTE, KNOWN),
  'login-account': limit('wrong passwords', 'account', 30, 15 * MINUTE, `${KNOWN}; ${ONCE}`),
  'login-account-newcomers': limit('wrong passwords of these', 'account', 170, 15 * MINUTE, KNOWN),
  'login-known': limit('wrong passwords of a network that the account knows', 'account', 20, 15 * MINUTE, RIGHT),
  guest: limit('new guests', 'address', 300, 10 * MINUTE),
  register: limit('registrations', 'address', 20, HOUR),
  code: limit('codes that are sent', 'address', 10, HOUR),
  'code-account': limit('codes that are sent', 'account', 5, HOUR),
  'code-try': limit('codes that are tried', 'address', 20, 15 * MINUTE),
  password: limit('wrong old passwords', 'address', 10, 15 * MINUTE, RIGHT),
  'order-lookup': limit('wrong look-ups', 'address', 30, 15 * MINUTE, ORDER_KNOWN),
  'order-lookup-order': limit('wrong look-ups', 'order', 40, 15 * MINUTE, `${ORDER_KNOWN}; ${ONCE}`),
  'order-lookup-order-newcomers': limit('wrong look-ups of these', 'order', 170, 15 * MINUTE, ORDER_KNOWN),
  'order-lookup-known': limit('wrong look-ups of whom the order knows', 'order', 20, 15 * MINUTE, RIGHT),
  enquiry: limit('enquiries', 'address', 10, HOUR),
  'voucher-session': limit('wrong voucher codes, each once', 'session', 20, 15 * MINUTE, RIGHT),
  voucher: limit('wrong voucher codes, each once', 'address', 300, 15 * MINUTE, RIGHT),
  'checkout-session': limit('orders', 'session', 20, HOUR),
  checkout: limit('orders', 'address', 200, HOUR),
  'refund-session': limit('refund requests', 'session', 20, HOUR),
  refund: limit('refund requests', 'address', 200, HOUR),
  'comment-session': limit('comments and reviews', 'session', 20, 10 * MINUTE),
  comment: limit('comments and reviews', 'address', 200, 10 * MINUTE),
  'upload-session': limit('uploads', 'session', 60, 10 * MINUTE),
  upload: limit('uploads', 'address', 300, 10 * MINUTE),
  search: limit('pages of searches and filters', 'address', 120, MINUTE),
  'search-call': limit('calls that search or filter', 'address', 300, MINUTE),
  secret: limit('wrong secrets of webhook, readiness and metrics', 'address', 10, 15 * MINUTE, RIGHT),
  'browser-report': limit('requests with browser reports', 'address', 30, 10 * MINUTE),
  'browser-report-all': limit('requests with browser reports', 'everybody', 300, 10 * MINUTE),
  'web-vitals': limit('requests with web vitals', 'address', 60, 10 * MINUTE),
  'web-vitals-all': limit('requests with web vitals', 'everybody', 1000, 10 * MINUTE),
  render: atOnce('pages rendered', 'address', 4, 300, READY),
  'render-all': atOnce('pages rendered', 'everybody', 24, 2000, READY),
  picture: atOnce('pictures converted', 'address', 2, 100, 'converted ones'),
  'picture-all': atOnce('pictures converted', 'everybody', 2, 200, 'converted ones'),
  'og-image': atOnce('Open Graph images rendered', 'everybody', 2, 40, 'stored ones'),
  'backend-reads': atOnce('calls to the backend that read', 'everybody', 64, 512),
  'backend-writes': atOnce('other calls to the backend', 'everybody', 32, 64),
  'uploads-at-once-session': atOnce('uploads', 'session', 2, 8),
  'uploads-at-once': atOnce('uploads', 'address', 4, 32),
  'uploads-at-once-all': atOnce('uploads', 'everybody', 16, 128),
};

/** The limits that count in a time. */
export type LimitId = {
  [Id in keyof typeof LIMITS]: (typeof LIMITS)[Id] extends Attempts ? Id : never;
}[keyof typeof LIMITS];
