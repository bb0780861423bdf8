// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetStoredCart, storeCart, storedCart } from '@/lib/cart/stored';
import { cartOf, item } from './samples.ts';

const become = (type?: string, mark?: string) => {
  document.cookie = type ? `auth.type=${type}` : 'auth.type=; Max-Age=0';
  document.cookie = mark ? `auth.mark=${mark}` : 'auth.mark=; Max-Age=0';
};
const block = () => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => become('TEMP'));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  become();
});

describe('the stored cart', () => {
  it('has the lines with their currency and no sums, and is the same object for the same text', () => {
    storeCart(cartOf([item('a', 2, { currency: 'USD' })]));
    expect(storedCart()?.cart_items).toEqual([item('a', 2, { currency: 'USD' })]);
    // sums belong to choices, which are made anew
    expect(storedCart()?.calculations).toMatchObject({ price: { subtotal: 0, total: 0 } });
    expect(storedCart()).toBe(storedCart());
    forgetStoredCart();
    expect(storedCart()).toBeNull();
  });

  it.each([
    '{',
    'null',
    '[]',
    '"x"',
    '{"type":"TEMP"}',
    '{"type":"TEMP","cart_items":{}}',
    '{"type":"TEMP","cart_items":[{}]}',
    '{"type":"TEMP","cart_items":[{"product_variant_id":"a","qty":"1"}]}',
  ])('is none where storage holds %s', (text) => {
    localStorage.setItem('cart', text);
    expect(storedCart()).toBeNull();
  });

  it.each([
    ['a guest', ['TEMP'], ['EMAIL', 'kayan']],
    ['an account', ['EMAIL', 'kayan'], ['TEMP']],
    ['an account', ['EMAIL', 'kayan'], ['EMAIL', 'chan']],
    ['an account whose session has ended', ['EMAIL', 'kayan'], []],
  ] as [string, [string, string?], [string?, string?]][])('of %s is shown to nobody else', (_, owner, other) => {
    become(...owner);
    storeCart(cartOf([item('a', 1)]));
    expect(storedCart()).not.toBeNull();
    // another page, which knows nothing of the one before
    become(...other);
    expect(storedCart()).toBeNull();
  });

  it('of a guest whose token has expired is that guest’s', () => {
    storeCart(cartOf([item('a', 1)]));
    become();
    expect(storedCart()?.cart_items).toHaveLength(1);
  });

  it('is none for an answer that comes when nobody is logged in any more', () => {
    become();
    storeCart(cartOf([item('a', 1)]));
    expect(localStorage).toHaveLength(0);
  });

  it('is none where storage is full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(block);
    expect(() => storeCart(cartOf([item('a', 1)]))).not.toThrow();
    expect(storedCart()).toBeNull();
  });
});
