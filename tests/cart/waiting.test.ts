// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartChanges, changeLine, resumeChanges } from '@/lib/cart/changes';
import { sessionStore } from '@/lib/session/store';
import { cartOf, item, preview } from './samples.ts';

const addToCart = vi.hoisted(() => vi.fn());
vi.mock('@/lib/cart/api', () => ({ getCart: async () => cartOf([item('b', 1)]), addToCart }));

const onLine = vi.spyOn(navigator, 'onLine', 'get');
const goOnline = () => {
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
};

beforeEach(() => {
  cartChanges.reset();
  sessionStorage.clear();
  document.cookie = 'auth.type=TEMP';
  sessionStore.set('guest');
  addToCart.mockReset().mockResolvedValue({});
  onLine.mockReturnValue(false);
});
afterEach(() => onLine.mockReturnValue(true));

describe('a press without a network', () => {
  it('is seen at once and sent with the next network, in one call with those after it', async () => {
    const client = new QueryClient();
    const done = [changeLine(client, { variantId: 'b', qty: 1, preview }), changeLine(client, { variantId: 'b', qty: 2, preview })];
    expect(cartChanges.get().pending.b).toMatchObject({ target: 3, queued: 3, sent: 0 });
    expect(addToCart).not.toHaveBeenCalled();
    goOnline();
    await Promise.all(done);
    expect(addToCart.mock.calls).toEqual([[{ product_variant_id: 'b', qty: 3 }]]);
    expect(sessionStorage.getItem('draft.cart')).toBeNull();
  });

  it('survives a reload, once', async () => {
    void changeLine(new QueryClient(), { variantId: 'b', qty: 1, preview });
    // the page is left: nothing of its memory is there any more
    cartChanges.reset();
    const client = new QueryClient();
    resumeChanges(client);
    expect(cartChanges.get().pending.b).toMatchObject({ target: 1, preview: { product_id: 'product-b' } });
    goOnline();
    await vi.waitFor(() => expect(addToCart).toHaveBeenCalledOnce());
    resumeChanges(client);
    expect(addToCart).toHaveBeenCalledOnce();
  });

  it('is another account’s in another account', () => {
    document.cookie = 'auth.type=EMAIL';
    document.cookie = 'auth.mark=kayan';
    void changeLine(new QueryClient(), { variantId: 'b', qty: 1, preview });
    cartChanges.reset();
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
