import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RecentlyViewed } from '@/components/catalog/recently-viewed';
import { dropAllDrafts } from '@/lib/form/draft';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { forgetSearches, recentSearches, rememberSearch } from '@/lib/catalog/recent-searches';

const mock = mockSession('guest');
const stored = (): unknown => (JSON.parse(sessionStorage.getItem('draft.viewed') ?? '{}') as { value?: unknown }).value;
const viewed = (...ids: unknown[]) =>
  sessionStorage.setItem('draft.viewed', JSON.stringify({ version: 1, value: ids }));
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

describe('RecentlyViewed', () => {
  test('shows what this tab opened before, the newest first, without the present service and what the page shows anyway', async () => {
    viewed('svc-window-seat', 'svc-tatami-room', 'svc-lighting-design');
    renderInShop(<RecentlyViewed current="svc-tatami-room" shown={['svc-window-seat']} />);
    expect(await screen.findByRole('region', { name: 'Recently viewed' })).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(['Lighting design']));
    expect(stored()).toEqual(['svc-tatami-room', 'svc-window-seat', 'svc-lighting-design']);
  });

  test('keeps twelve, and shows four of them', async () => {
    viewed(...Array.from({ length: 12 }, (_, index) => `svc-${index}`));
    renderInShop(<RecentlyViewed current="svc-window-seat" />);
    await waitFor(() => expect(mock.requests({ call: 'getProduct' })).toHaveLength(4));
    expect(stored()).toHaveLength(12);
    expect(stored()).not.toContain('svc-11');
  });

  test('is forgotten with a logout', async () => {
    renderInShop(<RecentlyViewed current="svc-window-seat" />);
    await waitFor(() => expect(stored()).toEqual(['svc-window-seat']));
    dropAllDrafts();
    expect(stored()).toBeUndefined();
  });
});

describe('recent searches', () => {
  beforeEach(() => void (document.cookie = 'auth.type=TEMP'));
  afterEach(forgetSearches);

  test('recent searches are the newest five, each once', () => {
    for (const keyword of ['one', 'two', 'three', 'four', 'five', '六', 'TWO']) rememberSearch(keyword);
    expect(recentSearches()).toEqual(['TWO', '六', 'five', 'four', 'three']);
  });

  test('recent searches are deleted by a logout, as drafts are', () => {
    rememberSearch('divorce flat');
    dropAllDrafts();
    expect(recentSearches()).toEqual([]);
  });
});
