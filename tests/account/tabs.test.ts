import { describe, expect, it } from 'vitest';
import { accountTab } from '@/lib/account/tabs';

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
});
