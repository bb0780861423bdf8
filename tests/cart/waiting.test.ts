// @vitest-environment jsdom
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { reachStore } from '@/lib/api/reach';
import { forgetLines, rememberLines } from '@/lib/cart/last-seen';
import { cartChanges, changeLine, LINES_KEY, resumeChanges } from '@/lib/cart/changes';
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

beforeEach(() => {
  cartChanges.reset();
  sessionStorage.clear();
  reachStore.set('fine');
  document.cookie = 'auth.type=TEMP';
  sessionStore.set('guest');
  addToCart.mockReset().mockResolvedValue({});
  getCart.mockReset().mockResolvedValue(cartOf([]));
  onLine.mockReturnValue(false);
});
/** Nothing of its memory is there any more; what the tab keeps is. */
function leavePage(): void {
  const kept = sessionStorage.getItem('draft.cart');
  cartChanges.reset();
  if (kept) sessionStorage.setItem('draft.cart', kept);
}
// what a test left waiting finds nothing any more
afterEach(() => {
  cartChanges.reset();
  goOnline();
});

describe('a press without a network', () => {
  it('is seen at once and sent with the next network, in one call with those after it', async () => {
    const client = new QueryClient();
    const done = [changeLine(client, { variantId: 'b', qty: 1, preview }), changeLine(client, { variantId: 'b', qty: 2, preview })];
    expect(cartChanges.get().pending.b).toMatchObject({ target: 3, queued: 3 });
    expect(addToCart).not.toHaveBeenCalled();
    goOnline();
    await Promise.all(done);
    expect(addToCart.mock.calls).toEqual([[{ product_variant_id: 'b', qty: 3 }]]);
    expect(sessionStorage.getItem('draft.cart')).toBeNull();
  });

  it('survives a reload, once', async () => {
    void changeLine(new QueryClient(), { variantId: 'b', qty: 1, preview });
    leavePage();
    const client = new QueryClient();
    resumeChanges(client);
    expect(cartChanges.get().pending.b).toMatchObject({ target: 1, preview: { product_id: 'product-b' } });
    goOnline();
    await vi.waitFor(() => expect(addToCart).toHaveBeenCalledOnce());
    resumeChanges(client);
    expect(addToCart).toHaveBeenCalledOnce();
  });

  it('survives a reload in the moment in which the network is back, and counts once', async () => {
    addToCart.mockImplementationOnce(() => new Promise(() => {}));
    void changeLine(new QueryClient(), { variantId: 'b', qty: 2, preview });
    goOnline();
    await vi.waitFor(() => expect(addToCart).toHaveBeenCalledOnce());
    leavePage();
    // it had arrived
    getCart.mockResolvedValue(cartOf([item('b', 2)]));
    resumeChanges(new QueryClient());
    await vi.waitFor(() => expect(cartChanges.get().pending).toEqual({}));
    expect(addToCart).toHaveBeenCalledOnce();
    expect(sessionStorage.length).toBe(0);
  });

  it('is not taken up a second time by the page that has it under way', async () => {
    addToCart.mockImplementationOnce(() => new Promise(() => {}));
    const client = new QueryClient();
    void changeLine(client, { variantId: 'b', qty: 2, preview });
    goOnline();
    await vi.waitFor(() => expect(addToCart).toHaveBeenCalledOnce());
    resumeChanges(client);
    expect(cartChanges.get().pending.b).toMatchObject({ target: 2, queued: 0, sent: 2 });
  });

  it('is not forgotten for one that comes before the page has taken it up', async () => {
    void changeLine(new QueryClient(), { variantId: 'b', qty: 2, preview });
    leavePage();
    void changeLine(new QueryClient(), { variantId: 'b', qty: 1, preview });
    void changeLine(new QueryClient(), { variantId: 'a', qty: 1, preview });
    resumeChanges(new QueryClient());
    expect(cartChanges.get().pending).toMatchObject({ a: { target: 1 }, b: { target: 3, queued: 3 } });
  });

  it('goes with another login', () => {
    void changeLine(new QueryClient(), { variantId: 'b', qty: 2, preview });
    cartChanges.reset();
    expect(sessionStorage.length).toBe(0);
  });

  it('does not take a network for there that is gone again', async () => {
    void changeLine(new QueryClient(), { variantId: 'b', qty: 2, preview });
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(addToCart).not.toHaveBeenCalled();
    expect(cartChanges.get().pending.b).toMatchObject({ queued: 2 });
    expect(sessionStorage.length).toBe(1);
  });

  it('on a line that is there survives a reload as the shopper saw it', async () => {
    const before = new QueryClient();
    before.setQueryData(LINES_KEY, cartOf([item('a', 2), item('b', 3)]));
    void changeLine(before, { variantId: 'a', qty: -2 });
    void changeLine(before, { variantId: 'b', qty: 1 });
    leavePage();
    resumeChanges(new QueryClient());
    expect(cartChanges.get().pending).toMatchObject({ a: { target: 0 }, b: { target: 4 } });
    goOnline();
    await vi.waitFor(() => expect(addToCart).toHaveBeenCalledTimes(2));
    expect(addToCart.mock.calls.flat()).toEqual([
      { product_variant_id: 'a', qty: -2 },
      { product_variant_id: 'b', qty: 1 },
    ]);
    // nothing of it had been sent: there is nothing to look for
    expect(getCart).not.toHaveBeenCalled();
  });

  it('on a line that this page has only seen earlier counts from there', () => {
    rememberLines([item('a', 2)]);
    void changeLine(new QueryClient(), { variantId: 'a', qty: -2 });
    expect(cartChanges.get().pending.a).toMatchObject({ target: 0, queued: -2 });
    forgetLines();
  });

  it('is another account’s in another account', () => {
    document.cookie = 'auth.type=EMAIL';
    document.cookie = 'auth.mark=kayan';
    void changeLine(new QueryClient(), { variantId: 'b', qty: 1, preview });
    leavePage();
    document.cookie = 'auth.mark=chan';
    resumeChanges(new QueryClient());
    expect(cartChanges.get().pending).toEqual({});
    document.cookie = 'auth.mark=; Max-Age=0';
  });

  it.each(['{', '[]', '{"changes":[{"variantId":7}]}'])('is nothing when what is kept is rubbish: %s', (text) => {
    sessionStorage.setItem('draft.cart', text);
    resumeChanges(new QueryClient());
    expect(cartChanges.get().pending).toEqual({});
  });
});

describe('a press whose call is lost because the network has just gone', () => {
  /** The call fails first; the browser says `late` milliseconds later that it has no network. */
  function loseCall(late = 0): void {
    onLine.mockReturnValue(true);
    addToCart.mockImplementationOnce(() => {
      setTimeout(() => {
        onLine.mockReturnValue(false);
        dispatchEvent(new Event('offline'));
      }, late);
      return Promise.reject(new ApiError('network', 'POST /add-to-cart'));
    });
  }
  const isWaiting = () => vi.waitFor(() => expect(sessionStorage.getItem('draft.cart')).not.toBeNull());

  it.each([0, 100])('waits, and is sent again where it has not arrived (the browser says so %i ms later)', async (late) => {
    loseCall(late);
    const done = changeLine(new QueryClient(), { variantId: 'b', qty: 2, preview });
    await isWaiting();
    expect(cartChanges.get()).toMatchObject({ pending: { b: { target: 2, queued: 2 } }, failed: [] });
    expect(reachStore.get()).toBe('offline');
    goOnline();
    await done;
    expect(addToCart.mock.calls).toEqual([[{ product_variant_id: 'b', qty: 2 }], [{ product_variant_id: 'b', qty: 2 }]]);
    expect(cartChanges.get()).toEqual({ pending: {}, failed: [] });
  });

  it('is not sent again where it has arrived', async () => {
    loseCall();
    const done = changeLine(new QueryClient(), { variantId: 'b', qty: 2, preview });
    await isWaiting();
    getCart.mockResolvedValue(cartOf([item('b', 2)]));
    goOnline();
    await done;
    expect(addToCart).toHaveBeenCalledOnce();
    expect(cartChanges.get()).toEqual({ pending: {}, failed: [] });
  });

  it('is kept from the moment on in which the network goes, before its call has failed', async () => {
    onLine.mockReturnValue(true);
    onTestFinished(resumeChanges(new QueryClient()));
    addToCart.mockImplementationOnce(() => new Promise(() => {}));
    void changeLine(new QueryClient(), { variantId: 'b', qty: 2, preview });
    await vi.waitFor(() => expect(addToCart).toHaveBeenCalledOnce());
    expect(sessionStorage.getItem('draft.cart')).toBeNull();
    onLine.mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    leavePage();
    onTestFinished(resumeChanges(new QueryClient()));
    expect(cartChanges.get().pending.b).toMatchObject({ target: 2, queued: 2, lost: 2 });
  });

  it('waits over a reload too', async () => {
    loseCall();
    void changeLine(new QueryClient(), { variantId: 'b', qty: 1, preview });
    await isWaiting();
    leavePage();
    resumeChanges(new QueryClient());
    expect(cartChanges.get().pending.b).toMatchObject({ target: 1 });
    goOnline();
    await vi.waitFor(() => expect(addToCart).toHaveBeenCalledTimes(2));
    expect(addToCart).toHaveBeenLastCalledWith({ product_variant_id: 'b', qty: 1 });
  });

  it('says nothing of a failure; with a network it is one', async () => {
    const onError = vi.fn();
    const client = new QueryClient({ mutationCache: new MutationCache({ onError }) });
    onLine.mockReturnValue(true);
    addToCart.mockRejectedValueOnce(new ApiError('network', 'POST /add-to-cart'));
    await changeLine(client, { variantId: 'b', qty: 1, preview });
    expect(onError.mock.lastCall?.[0]).toMatchObject({ code: 'network' });
    expect(cartChanges.get()).toEqual({ pending: {}, failed: ['b'] });
    loseCall();
    const done = changeLine(client, { variantId: 'b', qty: 1, preview });
    await isWaiting();
    expect(onError.mock.lastCall?.[0]).toMatchObject({ name: 'AbortError' });
    goOnline();
    await done;
  });

  it('is not sent for another login', async () => {
    loseCall();
    const done = changeLine(new QueryClient(), { variantId: 'b', qty: 1, preview });
    await isWaiting();
    getCart.mockImplementation(async () => {
      cartChanges.reset();
      return cartOf([]);
    });
    goOnline();
    await done;
    expect(addToCart).toHaveBeenCalledOnce();
  });
});
