/**
 * The pages of the account area, in the order of their list. `guests` may see the tab too. Tabs of later issues are
 * added here; what is not here is a 404 (decisions, "Where things are that have no route in the table").
 */
export const ACCOUNT_TABS = [
  { slug: '', key: 'details', path: '/account', guests: false },
  { slug: 'orders', key: 'orders', path: '/account/orders', guests: false },
  { slug: 'wishlist', key: 'wishlist', path: '/account/wishlist', guests: true },
  { slug: 'update-email', key: 'changeEmail', path: '/account/update-email', guests: false },
] as const;

export type AccountTab = (typeof ACCOUNT_TABS)[number];
export type AccountTabKey = AccountTab['key'];

export const tabOf = (key: AccountTabKey): AccountTab => ACCOUNT_TABS.find((tab) => tab.key === key) ?? ACCOUNT_TABS[0];

/** The tab of `/account/{slug?}`, or undefined for what is none of it. */
export function accountTab(slug: string[] = []): AccountTab | undefined {
  return slug.length > 1 ? undefined : ACCOUNT_TABS.find((tab) => tab.slug === (slug[0] ?? ''));
}
