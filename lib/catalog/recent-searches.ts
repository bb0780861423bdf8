'use client';
import { useStore } from '@/lib/client/store';
import { createStored, shapedLike } from '@/lib/client/stored';

const MAX_SEARCHES = 5;

/**
 * What was searched for in this tab, newest first. The key's prefix makes it one of the drafts, which a logout deletes.
 */
const searches = createStored<readonly string[]>({
  key: 'draft.searches',
  area: 'session',
  schema: shapedLike(['']),
  initial: [],
});

export const recentSearches = searches.get;
export const useRecentSearches = (): readonly string[] => useStore(searches);

export function rememberSearch(keyword: string): void {
  const others = searches.get().filter((search) => search.toLowerCase() !== keyword.toLowerCase());
  searches.set([keyword, ...others].slice(0, MAX_SEARCHES));
}

export function forgetSearch(keyword: string): void {
  const left = searches.get().filter((search) => search !== keyword);
  if (left.length > 0) searches.set(left);
  else searches.clear();
}

export const forgetSearches = searches.clear;
