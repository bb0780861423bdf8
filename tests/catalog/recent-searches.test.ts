// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from '@/lib/catalog/recent-searches';
import { dropAllDrafts } from '@/lib/form/draft';

beforeEach(() => void (document.cookie = 'auth.type=TEMP'));
afterEach(forgetSearches);

test('recent searches are the newest five, each once', () => {
  for (const keyword of ['one', 'two', 'three', 'four', 'five', '六', 'TWO']) rememberSearch(keyword);
  expect(recentSearches()).toEqual(['TWO', '六', 'five', 'four', 'three']);
});

test('recent searches can be removed one by one', () => {
  for (const keyword of ['one', 'two', 'three']) rememberSearch(keyword);
  forgetSearch('two');
  expect(recentSearches()).toEqual(['three', 'one']);
  forgetSearch('three');
  forgetSearch('one');
  expect(recentSearches()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('recent searches are deleted by a logout, as drafts are', () => {
  rememberSearch('divorce flat');
  dropAllDrafts();
  expect(recentSearches()).toEqual([]);
});

test('recent searches are none where the storage holds something else than texts', () => {
  sessionStorage.setItem('draft.searches', '{"version":1,"value":["oak",7]}');
  expect(recentSearches()).toEqual([]);
  sessionStorage.setItem('draft.searches', '{"version":1,"value":7}');
  expect(recentSearches()).toEqual([]);
});
