import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccountNavigation } from '@/components/account/account-navigation';
import { AccountTabs } from '@/components/account/account-tabs';
import { LOCALES } from '@/lib/i18n/locales';
import { setSession } from '../session/cookies.ts';
import { renderInShop } from '../session/shop.tsx';
import { MESSAGES } from '../shop-providers.tsx';

beforeEach(() => setSession({ status: 'registered' }));
/** The wide screens' list; the small ones' is the same. */
const linksOf = (titles: Record<string, string> | undefined) => {
  const { container } = renderInShop(<AccountNavigation current="orders" titles={titles} />);
  const [list] = within(container).getAllByRole('navigation');
  return [...(list?.querySelectorAll('details a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('AccountNavigation', () => {
  // @spec-2.19
  it('lists what the configuration enables, under its titles, in the shop’s order', () => {
    expect(
      linksOf({
        '/account/cards': 'Cards on file',
        '/account': 'My details',
        '/somewhere/else': 'Elsewhere',
        '/account/vouchers': '',
      }),
    ).toEqual([
      ['My details', '/account'],
      ['Vouchers', '/account/vouchers'],
      ['Cards on file', '/account/cards'],
    ]);
    expect(screen.getByText('Account menu', { selector: 'summary *' })).toBeTruthy();
  });

  it('lists only the logout where nothing is enabled, and every page without a configuration', () => {
    expect(linksOf({})).toEqual([]);
    expect(screen.getAllByRole('button', { name: 'Log out' }).length).toBeGreaterThan(0);
    // pages that list one thing are behind its tabs
    expect(linksOf(undefined)).toHaveLength(12);
  });

  it('marks the page that the present one is a tab of', () => {
    const { container } = renderInShop(<AccountNavigation current="redeemedVouchers" titles={undefined} />);
    const marked = [...container.querySelectorAll('details [aria-current]')];
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([['Vouchers', 'true']]);
  });

  it('lists another page of the same things where the configuration does not enable the first', () => {
    expect(linksOf({ '/account/offline-orders': '', '/shop/project/order': '' })).toEqual([
      ['Offline appointments', '/account/offline-orders'],
    ]);
  });
});

it.each(LOCALES)('A26: a guest’s wishlist says what logging in is for, and leads back to it (%s)', (locale) => {
  setSession({ status: 'guest' });
  renderInShop(<AccountNavigation current="wishlist" titles={undefined} />, locale);
  const { loginFor } = MESSAGES[locale].Account;
  const { login } = MESSAGES[locale].Layout;
  const link = screen.getByRole('link', { name: login });
  expect(link.closest('p')?.textContent).toBe(`${loginFor} ${login}`);
  expect(link.getAttribute('href')).toMatch(/\?from=%2Faccount%2Fwishlist$/);
});

describe('AccountTabs', () => {
  const tabsOf = (current: 'projects' | 'cards', titles: Record<string, string> | undefined) => {
    const { container } = renderInShop(<AccountTabs current={current} titles={titles} />);
    return [...container.querySelectorAll('nav a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
  };

  it('lead from one list of appointments to the others', () => {
    expect(tabsOf('projects', undefined)).toEqual([
      ['Appointments', '/account/orders', null],
      ['Offline appointments', '/account/offline-orders', null],
      ['Project orders', '/shop/project/order', 'page'],
    ]);
    expect(tabsOf('projects', { '/account/orders': 'Mine', '/shop/project/order': '' })).toEqual([
      ['Mine', '/account/orders', null],
      ['Project orders', '/shop/project/order', 'page'],
    ]);
  });

  it('are not there for a page that stands alone, or is the only one', () => {
    expect(tabsOf('cards', undefined)).toEqual([]);
    expect(tabsOf('projects', { '/shop/project/order': '' })).toEqual([]);
  });
});
