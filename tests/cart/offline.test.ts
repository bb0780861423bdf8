// @vitest-environment jsdom
import { MutationCache, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { cartChanges, changeLine, LINES_KEY } from '@/lib/cart/changes';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { cartQuery } from '@/lib/cart/queries';
import { storeCart } from '@/lib/cart/stored';
import { sessionStore } from '@/lib/session/store';
import { cartOf, item, preview } from './samples.ts';

const addToCart = vi.hoisted(() => vi.fn());
const getCart = vi.hoisted(() => vi.fn());
vi.mock('@/lib/cart/api', () => ({ getCart, addToCart }));

const onLine = vi.spyOn(navigator, 'onLine', 'get');
const goOnline = () => {
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
};
const sent = () => addToCart.mock.calls.flat();

beforeEach(() => {
  cartChanges.reset();
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'auth.type=TEMP';
  sessionStore.set('guest');
  addToCart.mockReset().mockResolvedValue({});
  getCart.mockReset().mockResolvedValue(cartOf([]));
  onLine.mockReturnValue(false);
});
// what a test left waiting finds nothing any more
afterEach(() => {
  cartChanges.reset();
  goOnline();
});

describe('a change that is made offline', () => {
  it('shows at once and is sent when the network is back, in one call with those after it', async () => {
    const client = new QueryClient();
    const done = [changeLine(client, { variantId: 'b', qty: 1, preview }), changeLine(client, { variantId: 'b', qty: 2, preview })];
    expect(cartChanges.get().pending.b).toMatchObject({ target: 3, queued: 3 });
    expect(sent()).toEqual([]);
    goOnline();
    await Promise.all(done);
    expect(sent()).toEqual([{ product_variant_id: 'b', qty: 3 }]);
  });

  it('waits in memory: browser storage holds nothing of it', () => {
    void changeLine(new QueryClient(), { variantId: 'b', qty: 1, preview });
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('does not take an `online` event for a network that is gone again', async () => {
    void changeLine(new QueryClient(), { variantId: 'b', qty: 2, preview });
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent()).toEqual([]);
    expect(cartChanges.get().pending.b).toMatchObject({ queued: 2 });
  });

  it('counts from the stored cart until this visit has an answer', () => {
    storeCart(cartOf([item('a', 2)]));
    void changeLine(new QueryClient(), { variantId: 'a', qty: -2 });
    expect(cartChanges.get().pending.a).toMatchObject({ target: 0, queued: -2 });
  });

  it('counts from nothing where the cart could not be fetched', async () => {
    onLine.mockReturnValue(true);
    getCart.mockRejectedValue(new ApiError('server', 'POST /cart', { status: 500 }));
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    client.setQueryData(LINES_KEY, cartOf([item('a', 2)]));
    await client.refetchQueries({ queryKey: LINES_KEY }).catch(() => undefined);
    const stop = new QueryObserver(client, cartQuery(DEFAULT_CHOICES)).subscribe(() => {});
    await vi.waitFor(() => expect(client.getQueryState(LINES_KEY)?.status).toBe('error'));
    onLine.mockReturnValue(false);
    void changeLine(client, { variantId: 'a', qty: 1, preview });
    expect(cartChanges.get().pending.a).toMatchObject({ target: 1, queued: 1 });
    stop();
  });

  it('is not sent for another login', async () => {
    const done = changeLine(new QueryClient(), { variantId: 'b', qty: 1, preview });
    cartChanges.reset();
    goOnline();
    await done;
    expect(sent()).toEqual([]);
  });
});

describe('a change whose answer is lost', () => {
  it.each([
    ['has arrived', 3],
    ['has not arrived', 1],
  ])('is not sent again: the cart is read and shown as it is (it %s)', async (_, qty) => {
    onLine.mockReturnValue(true);
    const onError = vi.fn();
    const client = new QueryClient({ mutationCache: new MutationCache({ onError }) });
    client.setQueryData(LINES_KEY, cartOf([item('b', 1)]));
    const stop = new QueryObserver(client, { ...cartQuery(DEFAULT_CHOICES), staleTime: Infinity }).subscribe(() => {});
    addToCart.mockRejectedValueOnce(new ApiError('network', 'POST /add-to-cart'));
    getCart.mockResolvedValue(cartOf([item('b', qty)]));
    await changeLine(client, { variantId: 'b', qty: 2 });
    expect(sent()).toEqual([{ product_variant_id: 'b', qty: 2 }]);
    expect(client.getQueryData(LINES_KEY)).toMatchObject({ cart_items: [{ qty }] });
    expect(cartChanges.get()).toEqual({ pending: {}, failed: ['b'] });
    expect(onError.mock.lastCall?.[0]).toMatchObject({ code: 'network' });
    stop();
  });
});
