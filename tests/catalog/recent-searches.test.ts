// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from '@/lib/catalog/recent-searches';
import { dropAllDrafts } from '@/lib/form/draft';

beforeEach(() => void (document.cookie = 'auth.type=TEMP'));
afterEach(forgetSearches);

test('the newest five, each once', () => {
  for (const keyword of ['one', 'two', 'three', 'four', 'five', '六', 'TWO']) rememberSearch(keyword);
  expect(recentSearches()).toEqual(['TWO', '六', 'five', 'four', 'three']);
});

test('can be removed one by one and all', () => {
  for (const keyword of ['one', 'two', 'three']) rememberSearch(keyword);
  forgetSearch('two');
  expect(recentSearches()).toEqual(['three', 'one']);
  forgetSearch('three');
  forgetSearch('one');
  expect(recentSearches()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('are deleted by a logout, as drafts are', () => {
  rememberSearch('divorce flat');
  dropAllDrafts();
  expect(recentSearches()).toEqual([]);
});

test('leave out what is not text in storage', () => {
  sessionStorage.setItem('draft.searches', '{"version":1,"value":[7,null,"oak"]}');
  expect(recentSearches()).toEqual(['oak']);
  sessionStorage.setItem('draft.searches', '{"version":1,"value":7}');
  expect(recentSearches()).toEqual([]);
});
