// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from '@/lib/catalog/recent-searches';
import { dropAllDrafts } from '@/lib/form/draft';

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
