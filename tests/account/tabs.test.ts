import { describe, expect, it } from 'vitest';
import { accountTab, enabledGroups } from '@/lib/account/tabs';
import { ACCOUNT_ITEMS } from '../mock-backend/data/navigation.ts';

describe('tabs of the account', () => {
  it.each([
    [undefined, 'details'],
    [[], 'details'],
    [['orders'], 'orders'],
    [['wishlist'], 'wishlist'],
    [['nothing'], undefined],
    [['orders', '1'], undefined],
    [['__proto__'], undefined],
  ])('%j is %s', (slug, key) => {
    expect(accountTab(slug)?.key).toBe(key);
  });

  it('stand in the same order in the header’s menu and beside the account’s pages', () => {
    expect(ACCOUNT_ITEMS.map(({ path }) => path)).toEqual(
      enabledGroups(undefined)
        .flat()
        .map(({ path }) => path),
    );
  });
});
