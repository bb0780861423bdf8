/** The pages of the account area; with `guests` for guests, too. Any other path is not found. */
export const ACCOUNT_TABS = [
  { slug: '', key: 'title', path: '/account', guests: false },
  { slug: 'orders', key: 'orders', path: '/account/orders', guests: false },
  { slug: 'offline-orders', key: 'offlineOrders', path: '/account/offline-orders', guests: false },
  { slug: 'wishlist', key: 'wishlist', path: '/account/wishlist', guests: true },
  { slug: 'liked-posts', key: 'likedPosts', path: '/account/liked-posts', guests: false },
  { slug: 'membership', key: 'membership', path: '/account/membership', guests: false },
  { slug: 'vouchers', key: 'vouchers', path: '/account/vouchers', guests: false },
  { slug: 'redeemed-vouchers', key: 'redeemedVouchers', path: '/account/redeemed-vouchers', guests: false },
  { slug: 'recipient', key: 'recipient', path: '/account/recipient', guests: false },
  { slug: 'cards', key: 'cards', path: '/account/cards', guests: false },
  { slug: 'notifications', key: 'notifications', path: '/account/notifications', guests: false },
  { slug: 'update-email', key: 'email', path: '/account/update-email', guests: false },
  { slug: 'phone', key: 'phone', path: '/account/phone', guests: false },
  { slug: 'password', key: 'password', path: '/account/password', guests: false },
] as const;

export type AccountTab = (typeof ACCOUNT_TABS)[number];
export type AccountTabKey = AccountTab['key'];

const tabOf = (key: AccountTabKey): AccountTab => ACCOUNT_TABS.find((tab) => tab.key === key) ?? ACCOUNT_TABS[0];

/** The tab of `/account/{slug?}`; undefined for an unknown one. */
export function accountTab(slug: string[] = []): AccountTab | undefined {
  return slug.length > 1 ? undefined : ACCOUNT_TABS.find((tab) => tab.slug === (slug[0] ?? ''));
}

/** Project orders have a path outside of the account (spec 2), and an entry in its list. */
const PROJECTS = { key: 'projects', path: '/shop/project/order', guests: true } as const;
export type AccountLink = AccountTab | typeof PROJECTS;

export const accountLink = (key: AccountLink['key']): AccountLink => (key === 'projects' ? PROJECTS : tabOf(key));

/** The list beside the account's pages: what was ordered and saved, what it earned, who the customer is. */
const ACCOUNT_GROUPS: readonly AccountLink[][] = [
  [tabOf('title'), tabOf('orders'), tabOf('offlineOrders'), PROJECTS, tabOf('wishlist'), tabOf('likedPosts')],
  [tabOf('membership'), tabOf('vouchers'), tabOf('redeemedVouchers')],
  [tabOf('recipient'), tabOf('cards'), tabOf('notifications'), tabOf('email'), tabOf('phone'), tabOf('password')],
];

/** Pages that list one thing: the list of pages has the first of them, tabs lead to the others. */
const SIBLINGS: readonly AccountLink[][] = [
  [tabOf('orders'), tabOf('offlineOrders'), PROJECTS],
  [tabOf('vouchers'), tabOf('redeemedVouchers')],
];

/** The enabled pages that list the same as this one; none for a page that stands alone. */
export function siblingsOf(
  key: AccountLink['key'],
  enabled: Readonly<Record<string, unknown>> | undefined,
): readonly AccountLink[] {
  const siblings = SIBLINGS.find((pages) => pages.some((page) => page.key === key)) ?? [];
  return enabled ? siblings.filter(({ path }) => Object.hasOwn(enabled, path)) : siblings;
}

/** The groups with the pages whose paths the configuration enables; all pages without a configuration. */
export function enabledGroups(enabled: Readonly<Record<string, unknown>> | undefined): readonly AccountLink[][] {
  if (!enabled) return ACCOUNT_GROUPS;
  return ACCOUNT_GROUPS.map((group) => group.filter(({ path }) => Object.hasOwn(enabled, path))).filter(
    (group) => group.length > 0,
  );
}
