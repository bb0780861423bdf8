'use client';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { CART, cartChanges, cartKey, changeLine, LINES_KEY, reloadCart } from '@/lib/cart/changes';
import { DEFAULT_CHOICES, EMPTY_CART } from '@/lib/cart/empty';
import { type CartLine, type CartPreview, foldLines, hasMoving, isMoving } from '@/lib/cart/pending';
import type { Cart, CartChoices } from '@/lib/cart/schema';
import { forgetStoredCart, storeCart, storedCart } from '@/lib/cart/stored';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { restartSession } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';

/** How long ticks and other choices gather before the backend calculates again, in milliseconds. */
const CHOICE_PAUSE_MS = 150;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Lines are kept and shown apart from the sums that name their currency: each carries it along. */
const withCurrency = (cart: Cart): Cart => ({
  ...cart,
  cart_items: cart.cart_items.map((item) => ({ ...item, currency: item.currency ?? cart.calculations.currency })),
});

/** The cart as these choices make it; a newer choice cancels the call of the older one. */
export const cartQuery = (choices: CartChoices) =>
  queryOptions({
    queryKey: cartKey(choices),
    queryFn: async ({ signal, client }): Promise<Cart> => {
      const isCalculated = choices.checkout_product_variant_ids.length > 0;
      const isRecalculation = isCalculated && client.getQueriesData<Cart>({ queryKey: CART }).some(([, cart]) => (cart?.calculations.price.total ?? 0) > 0);
      if (isRecalculation) await pause(CHOICE_PAUSE_MS, signal);
      const cart = withCurrency(await (await import('@/lib/live/calls')).getCart(choices, signal));
      storeCart(cart);
      if (isCalculated) client.setQueryData<Cart>(LINES_KEY, { ...EMPTY_CART, cart_items: cart.cart_items });
      return cart;
    },
    // what is ordered by is asked for anew each time it is chosen; the bare lines only name and count
    ...(choices.checkout_product_variant_ids.length > 0 && { staleTime: 0 }),
  });

/** `failed`: the cart, or the session it belongs to, cannot be had. */
export type CartState = 'loading' | 'ready' | 'failed';
const never = () => () => {};

/**
 * The lines as the shopper sees them: the server's, folded with the changes under way. Until the first answer of a visit they
 * are those that the browser stored. A cart that cannot be fetched is an empty one (specification 4), and `failed`, so that
 * screens say so and offer a retry.
 */
export function useCartLines(): { lines: CartLine[]; count: number; state: CartState; isChanging: boolean; isFresh: boolean; retry: () => void } {
  const { isLive, status } = useSession();
  const query = usePersonalQuery({ ...cartQuery(DEFAULT_CHOICES), enabled: isLive });
  const stored = useSyncExternalStore(never, storedCart, () => null);
  const { pending } = useCartChanges();
  const client = useQueryClient();
  // without a network a query waits, and shows nothing of it
  const hasFailed = status === 'unreachable' || query.isError || (query.isPaused && query.data === undefined);
  const cart = hasFailed ? EMPTY_CART : (query.data ?? stored ?? EMPTY_CART);
  const lines = useMemo(() => foldLines(cart.cart_items, pending), [cart, pending]);
  useEffect(() => {
    if (query.isError) forgetStoredCart();
  }, [query.isError]);
  return {
    lines,
    count: lines.length,
    state: hasFailed ? 'failed' : query.data !== undefined || lines.length > 0 ? 'ready' : 'loading',
    isChanging: hasMoving(pending),
    isFresh: query.data !== undefined && !hasFailed,
    retry: () => void (status === 'unreachable' ? restartSession() : reloadCart(client)),
  };
}

export const useCartChanges = () => useSyncExternalStore(cartChanges.subscribe, cartChanges.get, cartChanges.getInitial);

/** Whether a change of this service is waiting or under way. */
export function useIsLineChanging(variantId: string): boolean {
  return isMoving(useCartChanges().pending, variantId);
}

/** Adds a service, or more of it. Resolves when the server has answered; a refusal has raised its toast by then. */
export function useAddToCart() {
  const client = useQueryClient();
  return (variantId: string, qty: number, preview: CartPreview): Promise<void> => changeLine(client, { variantId, qty, preview });
}

/** Changes of what is in the cart. `line.qty` is what the shopper sees. */
export function useChangeLine() {
  const client = useQueryClient();
  return {
    setQty: (line: CartLine, qty: number) => (qty === line.qty ? Promise.resolve() : changeLine(client, { variantId: line.variantId, qty: qty - line.qty })),
    remove: (line: CartLine) => changeLine(client, { variantId: line.variantId, qty: -line.qty }),
  };
}
