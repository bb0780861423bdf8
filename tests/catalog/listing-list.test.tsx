import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ListingList } from '@/components/catalog/listing-list';
import { PLAIN_LISTING } from '@/lib/catalog/listing';
import { mockSession, renderInShop } from '../session/shop.tsx';

const FILTER = '/stores/{store_id}/product-management/products/filter';
const SORTINGS = [{ slug: 'recommended', title: { en: 'Recommended' }, sort_by: 'recommended', sort_order: 'desc' as const }];
const mock = mockSession('guest');
beforeEach(() => history.replaceState(null, '', '/shop/main/product'));

function List({ total = 12, first = 2 }: { total?: number; first?: number | null }) {
  return (
    <ListingList listing={PLAIN_LISTING} sortings={SORTINGS} total={total} first={first ?? undefined} skipped={0} shown={[]}>
      {[1, 2, 3, 4, 5].map((number) => (
        <li key={number}>{number}</li>
      ))}
    </ListingList>
  );
}
const more = () => screen.findByRole('link', { name: 'Load more' });

describe('ListingList', () => {
  test('appends the next page, updates the URL, and moves the focus to the new services', async () => {
    renderInShop(<List />);
    expect((await more()).getAttribute('href')).toBe('/shop/main/product?page=2');
    await userEvent.click(await more());
    const cards = await screen.findAllByRole('heading', { level: 3 });
    expect(cards).toHaveLength(5);
    expect(location.search).toBe('?page=2');
    const [first] = cards;
    if (first) expect(document.activeElement).toBe(within(first).getByRole('link'));
    expect((await more()).getAttribute('href')).toBe('/shop/main/product?page=3');
    expect(mock.requests({ call: 'getProducts' }).map(({ query }) => query)).toEqual([
      { per_page: '5', page: '2', sort_by: 'recommended', sort_order: 'desc' },
    ]);
  });

  test('keeps the list after a failure, and can be retried', async () => {
    mock.fault({ path: FILTER, status: 500, times: 2 });
    renderInShop(<List />);
    await userEvent.click(await more());
    // one silent try more comes first
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(location.search).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('offers no more for a complete list', () => {
    renderInShop(<List total={5} first={null} />);
    expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('5 of 5 services');
  });
});
