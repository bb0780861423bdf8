import { describe, expect, it } from 'vitest';
import { accountTab, enabledGroups } from '@/lib/account/tabs';
import { CONFIGURATION } from '../mock-backend/data/configuration.ts';

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
  ])('%j is %s', (slug, key) => {
    expect(accountTab(slug)?.key).toBe(key);
  });

  it('stand in the same order in the header’s menu and beside the account’s pages', () => {
    expect(CONFIGURATION.navbar.account_items.map(({ path }) => path)).toEqual(
      enabledGroups(undefined)
        .flat()
        .map(({ path }) => path),
    );
  });
});
