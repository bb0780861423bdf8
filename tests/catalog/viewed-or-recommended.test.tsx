import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ViewedOrRecommended } from '@/components/catalog/viewed-or-recommended';
import { mockSession, renderInShop } from '../session/shop.tsx';

mockSession('guest');
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

test('who has opened nothing yet sees what the shop recommends, the row at once', async () => {
  renderInShop(<ViewedOrRecommended recommended={['svc-window-seat']} />);
  expect(screen.getByRole('region', { name: 'Recommended' })).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Window seat']));
});

test('who has opened something sees that alone', async () => {
  sessionStorage.setItem('draft.viewed', JSON.stringify({ version: 1, value: ['svc-lighting-design'] }));
  renderInShop(<ViewedOrRecommended recommended={['svc-window-seat']} />);
  expect(await screen.findByRole('region', { name: 'Recently viewed' })).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Lighting design']));
});

test('nothing stands there where neither is known', () => {
  const { container } = renderInShop(<ViewedOrRecommended recommended={[]} />);
  expect(container.textContent).toBe('');
});
