// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linesOf } from '@/lib/cart/lines';
import { cartSnapshot, snapshotLines, storeSnapshot } from '@/lib/cart/snapshot';
import { setSessionCookies } from '../session/cookies.ts';
import { cartOf, item } from './samples.ts';

const LINES = linesOf(cartOf([item('a', 2)]));
type Login = Parameters<typeof setSessionCookies>;

beforeEach(() => setSessionCookies('TEMP'));
afterEach(() => {
  cartSnapshot.clear();
  setSessionCookies();
});

describe('the cached cart snapshot', () => {
  it('has the lines, and is the same object until the cart changes', () => {
    storeSnapshot(LINES);
    expect(snapshotLines()).toEqual(LINES);
    expect(snapshotLines()).toBe(snapshotLines());
  });

  it.each([
    '{',
    '{"type":"TEMP","cart_items":[{"qty":"<script>"}]}',
    '{"version":1,"value":{"type":"TEMP","lines":[{"variantId":"a","qty":"1"}]}}',
  ])('is none where storage holds %s', (text) => {
    localStorage.setItem('cart', text);
    expect(snapshotLines()).toBeUndefined();
  });

  it.each([
    ['a guest', ['TEMP'], ['EMAIL', 'kayan']],
    ['an account', ['EMAIL', 'kayan'], ['TEMP']],
    ['an account', ['EMAIL', 'kayan'], ['EMAIL', 'chan']],
    ['an account whose session has ended', ['EMAIL', 'kayan'], []],
  ] as [string, Login, Login][])('of %s is shown to nobody else', (_, owner, other) => {
    setSessionCookies(...owner);
    storeSnapshot(LINES);
    expect(snapshotLines()).toEqual(LINES);
    setSessionCookies(...other);
    expect(snapshotLines()).toBeUndefined();
  });

  it('is not stored for a response that comes after a logout', () => {
    setSessionCookies();
    storeSnapshot(LINES);
    expect(localStorage).toHaveLength(0);
  });
});
