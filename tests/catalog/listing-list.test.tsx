import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ListingList } from '@/components/catalog/listing-list';
import { PLAIN_LISTING } from '@/lib/catalog/listing';
import { mockSession, renderInShop } from '../session/shop.tsx';

const FILTER = '/stores/{store_id}/product-management/products/filter';
const SORTINGS = [
  { slug: 'recommended', title: { en: 'Recommended' }, sort_by: 'recommended', sort_order: 'desc' as const },
];
const mock = mockSession('guest');
beforeEach(() => history.replaceState(null, '', '/shop/main/product'));
// somebody is there: what loads more comes with the first sign
beforeEach(() => void dispatchEvent(new Event('scroll')));

const TILES = [{ title: 'Send a floor plan', path: '/contact-us' }];

function List({ total = 12, first = 2, tiles }: { total?: number; first?: number | null; tiles?: typeof TILES }) {
  return (
    <ListingList
      listing={PLAIN_LISTING}
      sortings={SORTINGS}
      total={total}
      first={first ?? undefined}
      skipped={0}
      shown={[]}
      tiles={tiles}
    >
      {[1, 2, 3, 4, 5].map((number) => (
        <li key={number}>{number}</li>
      ))}
    </ListingList>
  );
}
const more = () => screen.findByRole('link', { name: 'Load more' });

describe('ListingList', () => {
  // @spec-4.23
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

  test('puts a tile behind each five services, as long as there are any', async () => {
    renderInShop(<List total={75} tiles={TILES} />);
    await userEvent.click(await more());
    const tile = await screen.findByRole('link', { name: 'Send a floor plan' });
    expect(screen.getAllByRole('listitem').indexOf(tile.closest('li') as HTMLElement)).toBe(10);
    await userEvent.click(await more());
    await expect.poll(() => screen.getAllByRole('heading', { level: 3 })).toHaveLength(10);
    expect(screen.getAllByRole('link', { name: 'Send a floor plan' })).toHaveLength(1);
  });
});
