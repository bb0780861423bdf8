import type { Messages } from 'next-intl';

/** The pages of the account by their titles' keys: a page has a title and a row below, or types say what is missing. */
export type AccountKey = keyof Messages['Account']['pages'];

/** The list beside the account's pages: what was ordered and saved, what it earned, who the customer is. */
const GROUPS = ['orders', 'points', 'customer'] as const;

interface AccountRow {
  path: `/account${string}` | '/shop/project/order';
  group: (typeof GROUPS)[number];
  /** Pages of one listing: the list of pages has the first of them, tabs lead to the others. */
  listing?: 'appointments' | 'vouchers';
  /** Guests see it, too. */
  guests?: true;
}

/** In the order of every menu. */
const ROWS: Record<AccountKey, AccountRow> = {
  title: { path: '/account', group: 'orders' },
  orders: { path: '/account/orders', group: 'orders', listing: 'appointments' },
  offlineOrders: { path: '/account/offline-orders', group: 'orders', listing: 'appointments' },
  // a path outside of the account (spec 2), and an entry in its list
  projects: { path: '/shop/project/order', group: 'orders', listing: 'appointments', guests: true },
  wishlist: { path: '/account/wishlist', group: 'orders', guests: true },
  likedPosts: { path: '/account/liked-posts', group: 'orders' },
  membership: { path: '/account/membership', group: 'points' },
  vouchers: { path: '/account/vouchers', group: 'points', listing: 'vouchers' },
  redeemedVouchers: { path: '/account/redeemed-vouchers', group: 'points', listing: 'vouchers' },
  recipient: { path: '/account/recipient', group: 'customer' },
  cards: { path: '/account/cards', group: 'customer' },
  notifications: { path: '/account/notifications', group: 'customer' },
  email: { path: '/account/update-email', group: 'customer' },
  phone: { path: '/account/phone', group: 'customer' },
  password: { path: '/account/password', group: 'customer' },
};

export interface AccountLink extends AccountRow {
  key: AccountKey;
}
/** A page of the account area itself. */
export interface AccountTab extends AccountLink {
  key: Exclude<AccountKey, 'projects'>;
}

export const accountLink = (key: AccountKey): AccountLink => ({ key, ...ROWS[key] });

const LINKS = (Object.keys(ROWS) as AccountKey[]).map(accountLink);

/** The pages of the account area. Any other path below `/account` is not found. */
export const ACCOUNT_TABS = LINKS.filter((link): link is AccountTab => link.key !== 'projects');

/** The tab of `/account/{slug?}`; undefined for an unknown one. */
export function accountTab(slug: string[] = []): AccountTab | undefined {
  const path = ['/account', ...slug].join('/');
  return ACCOUNT_TABS.find((tab) => tab.path === path);
}

/** Paths that the configuration enables; undefined without a configuration, when all pages are listed. */
type EnabledPaths = Readonly<Record<string, unknown>> | undefined;

const enabledLinks = (enabled: EnabledPaths): readonly AccountLink[] =>
  enabled ? LINKS.filter(({ path }) => Object.hasOwn(enabled, path)) : LINKS;

/** The enabled pages that list the same as this one; none for a page that stands alone. */
export function siblingsOf(key: AccountKey, enabled: EnabledPaths): readonly AccountLink[] {
  const { listing } = ROWS[key];
  return listing ? enabledLinks(enabled).filter((link) => link.listing === listing) : [];
}

/** The groups with the enabled pages. */
export function enabledGroups(enabled: EnabledPaths): readonly AccountLink[][] {
  const links = enabledLinks(enabled);
  return GROUPS.map((name) => links.filter(({ group }) => group === name)).filter((group) => group.length > 0);
}
