import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccountNavigation } from '@/components/account/account-navigation';
import { sessionStore } from '@/lib/session/store';
import { renderInShop } from '../session/shop.tsx';

beforeEach(() => sessionStore.set('registered'));
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
    // the present page is still there, though its link is not
    expect(screen.getByText('Appointments', { selector: 'summary *' })).toBeTruthy();
  });

  it('lists only the logout where nothing is enabled, and every page without a configuration', () => {
    expect(linksOf({})).toEqual([]);
    expect(screen.getAllByRole('button', { name: 'Log out' }).length).toBeGreaterThan(0);
    expect(linksOf(undefined)).toHaveLength(15);
  });
});
