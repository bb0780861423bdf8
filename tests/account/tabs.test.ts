import { describe, expect, it } from 'vitest';
import { accountTab, enabledGroups } from '@/lib/account/tabs';
import { CONFIGURATION } from '../mock-backend/data/configuration.ts';
import { countryOptions } from '@/lib/account/countries';
import { initialsOf } from '@/lib/account/initials';

// @spec-2.6
describe('tabs of the account', () => {
  it.each([
    [undefined, 'title'],
    [[], 'title'],
    [['orders'], 'orders'],
    [['wishlist'], 'wishlist'],
    [['nothing'], undefined],
    [['orders', '1'], undefined],
    [['__proto__'], undefined],
  ])('%j is %s', (slug, key) => expect(accountTab(slug)?.key).toBe(key));

  it('stand in the same order in the header’s menu and beside the account’s pages', () => {
    const listed = CONFIGURATION.navbar.account_items.map(({ path }) => path);
    expect(listed).toEqual(
      enabledGroups(Object.fromEntries(listed.map((path) => [path, '']))).flatMap((group) =>
        group.map(({ path }) => path),
      ),
    );
  });
});

it.each([
  ['Lam Ka Yan', 'LY'],
  ['kayan', 'K'],
  ['林嘉欣', '林'],
  ['  ', ''],
  ['👨‍👩‍👧 Lee', '👨‍👩‍👧L'],
  ['e\u0301mile', 'E\u0301'],
  ['\u202eChan', 'C'],
])('initialsOf %s: %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

describe('countryOptions', () => {
  it.each([
    ['en', ['Hong Kong', 'Macao', 'Mainland China', 'United States']],
    ['zh', ['香港', '澳門', '中國內地', '美國']],
    ['cn', ['香港', '澳门', '中国内地', '美国']],
  ] as const)('are named in %s as a Hong Kong shop names them, Hong Kong first', (locale, names) => {
    const options = countryOptions(locale);
    expect(options[0]?.value).toBe('HK');
    expect(['HK', 'MO', 'CN', 'US'].map((code) => options.find(({ value }) => value === code)?.label)).toEqual(names);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(options.length).toBeGreaterThan(240);
  });

  it('keeps a stored country that is no code', () => {
    expect(countryOptions('en', 'Kowloon')[0]).toEqual({ value: 'Kowloon', label: 'Kowloon' });
    expect(countryOptions('en', 'JP')).toHaveLength(countryOptions('en').length);
  });
});
