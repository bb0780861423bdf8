// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from '@/lib/catalog/recent-searches';
import { dropAllDrafts } from '@/lib/form/draft';
import { pageMark } from '@/lib/session/store';

const logIn = (type: string, mark: string) => {
  document.cookie = `auth.type=${type}`;
  document.cookie = `auth.mark=${mark}`;
  pageMark();
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  logIn('TEMP', 'guest');
});

test('the newest five, each once', () => {
  for (const keyword of ['one', 'two', 'three', 'four', 'five', '六', 'TWO']) rememberSearch(keyword);
  expect(recentSearches()).toEqual(['TWO', '六', 'five', 'four', 'three']);
});

test('can be removed one by one and all', () => {
  for (const keyword of ['one', 'two', 'three']) rememberSearch(keyword);
  forgetSearch('two');
  expect(recentSearches()).toEqual(['three', 'one']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('go with a logout, and are shown to nobody but the one who searched', () => {
  logIn('EMAIL', 'a');
  rememberSearch('divorce flat');
  logIn('EMAIL', 'b');
  expect(recentSearches()).toEqual([]);
  logIn('EMAIL', 'a');
  expect(recentSearches()).toEqual(['divorce flat']);
  dropAllDrafts();
  expect(recentSearches()).toEqual([]);
});

test('what a guest searched for stays through the login', () => {
  logIn('TEMP', 'guest');
  rememberSearch('oak');
  logIn('EMAIL', 'a');
  expect(recentSearches()).toEqual(['oak']);
});

test.each(['rubbish', '{"searches":7}', '{"searches":[7,null,"oak"]}', 'null'])('storage that holds %s', (text) => {
  sessionStorage.setItem('draft.searches', text);
  expect(recentSearches()).toEqual(text.includes('oak') ? ['oak'] : []);
});

test('storage that is blocked costs the list alone', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(() => rememberSearch('oak')).not.toThrow();
  expect(recentSearches()).toEqual([]);
});
