// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetLines, lastSeenLines, rememberLines } from '@/lib/cart/last-seen';
import { item } from './samples.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.cookie = 'auth.type=; Max-Age=0';
});

describe('the cart kept in browser storage', () => {
  it('comes back as it was, the same object for the same text', () => {
    rememberLines([item('a', 2)]);
    expect(lastSeenLines()).toEqual([item('a', 2)]);
    expect(lastSeenLines()).toBe(lastSeenLines());
    forgetLines();
    expect(lastSeenLines()).toBeNull();
  });

  it.each([
    '{',
    'null',
    '[]',
    '"x"',
    '{"version":1}',
    '{"version":1,"items":[{}]}',
    '{"version":9,"items":[]}',
    '{"version":1,"items":[{"product_variant_id":"a","qty":"1"}]}',
  ])('is nothing when it is rubbish: %s', (text) => {
    localStorage.setItem('cart', text);
    expect(lastSeenLines()).toBeNull();
  });

  it('is not shown to another kind of login', () => {
    document.cookie = 'auth.type=TEMP';
    rememberLines([item('a', 1)]);
    document.cookie = 'auth.type=EMAIL';
    localStorage.setItem('cart', `${localStorage.getItem('cart')} `);
    expect(lastSeenLines()).toBeNull();
  });

  it('may be full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => rememberLines([item('a', 1)])).not.toThrow();
    expect(lastSeenLines()).toBeNull();
  });
});
