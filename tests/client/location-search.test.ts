// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { locationSearch } from '@/lib/client/location-search';

it('replaces the query, keeps path and hash, and notifies until unsubscribed', () => {
  history.replaceState(null, '', '/shop/main/product/1?variant=a#reviews');
  const listener = vi.fn();
  const unsubscribe = locationSearch.subscribe(listener);
  locationSearch.set((search) => `${search}&x=1`);
  expect([location.pathname, locationSearch.get(), location.hash]).toEqual([
    '/shop/main/product/1',
    '?variant=a&x=1',
    '#reviews',
  ]);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  locationSearch.set('');
  dispatchEvent(new PopStateEvent('popstate'));
  expect([listener.mock.calls.length, location.href.endsWith('/product/1#reviews')]).toEqual([2, true]);
});
