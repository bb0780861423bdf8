// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartChanges, changeLine, LINES_KEY, reloadCart } from '@/lib/cart/changes';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { cartQuery } from '@/lib/cart/queries';
import type { CartChoices } from '@/lib/cart/schema';
import { sessionStore } from '@/lib/session/store';
import { cartOf, item } from './samples.ts';

const getCart = vi.hoisted(() => vi.fn());
const addToCart = vi.hoisted(() => vi.fn());
vi.mock('@/lib/cart/api', () => ({ getCart, addToCart }));

const CALCULATED: CartChoices = { ...DEFAULT_CHOICES, checkout_product_variant_ids: ['a'] };
const linesOf = (client: QueryClient) => client.getQueryData<{ cart_items: unknown[] }>(LINES_KEY)?.cart_items.length;

beforeEach(() => {
  cartChanges.reset();
  document.cookie = 'auth.type=TEMP';
  sessionStore.set('guest');
  getCart.mockReset().mockResolvedValue(cartOf([item('a', 1)]));
  addToCart.mockReset().mockResolvedValue({});
});

describe('reading the cart again', () => {
  it('takes one call where a calculated cart is on the page', async () => {
    const client = new QueryClient();
    const stops = [
      new QueryObserver(client, cartQuery(DEFAULT_CHOICES)).subscribe(() => {}),
      new QueryObserver(client, cartQuery(CALCULATED)).subscribe(() => {}),
    ];
    await vi.waitFor(() => expect(getCart).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(linesOf(client)).toBe(1));
    getCart.mockClear().mockResolvedValue(cartOf([item('a', 1), item('b', 1)]));
    await reloadCart(client);
    expect(getCart).toHaveBeenCalledOnce();
    expect(linesOf(client)).toBe(2);
    for (const stop of stops) stop();
  });

  it('still reaches the header when the page with the calculated cart is left meanwhile', async () => {
    const client = new QueryClient();
    const stopLines = new QueryObserver(client, cartQuery(DEFAULT_CHOICES)).subscribe(() => {});
    const stopPage = new QueryObserver(client, cartQuery(CALCULATED)).subscribe(() => {});
    await vi.waitFor(() => expect(linesOf(client)).toBe(1));
    getCart.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return cartOf([]);
    });
    const reloaded = reloadCart(client);
    await new Promise((resolve) => setTimeout(resolve, 5));
    stopPage();
    await reloaded;
    expect(linesOf(client)).toBe(0);
    stopLines();
  });

  it('follows every answered change, and drops what was shown ahead', async () => {
    const client = new QueryClient();
    const stop = new QueryObserver(client, cartQuery(DEFAULT_CHOICES)).subscribe(() => {});
    await vi.waitFor(() => expect(linesOf(client)).toBe(1));
    getCart.mockResolvedValue(cartOf([item('a', 3)]));
    await changeLine(client, { variantId: 'a', qty: 2 });
    await vi.waitFor(() => expect(cartChanges.get().pending).toEqual({}));
    expect(client.getQueryData(LINES_KEY)).toMatchObject({ cart_items: [{ qty: 3 }] });
    stop();
  });
});
