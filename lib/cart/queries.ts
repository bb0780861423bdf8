'use client';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isUnreachable } from '@/lib/api/error';
import { CART, cartChanges, cartKey, changeLine, LINES_KEY, reloadCart, resumeChanges } from '@/lib/cart/changes';
import { DEFAULT_CHOICES, EMPTY_CART } from '@/lib/cart/empty';
import { lastSeenLines, rememberLines } from '@/lib/cart/last-seen';
import { type CartLine, type CartPreview, foldLines, hasMoving, isMoving } from '@/lib/cart/pending';
import type { Cart, CartChoices } from '@/lib/cart/schema';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
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
      rememberLines(cart.cart_items);
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
 * The lines as the shopper sees them: the server's, folded with the changes under way; until the server has answered, and while
 * it cannot be reached, those last seen in this browser. Any other failure is an empty cart (specification 4), and `failed` so
 * that no screen calls it empty. What this page has read once stays `ready` when the shop goes away, though not `isFresh`.
 */
export function useCartLines(): { lines: CartLine[]; count: number; state: CartState; isChanging: boolean; isFresh: boolean; retry: () => void } {
  const { isLive, status } = useSession();
  const query = usePersonalQuery({ ...cartQuery(DEFAULT_CHOICES), enabled: isLive });
  const lastSeen = useSyncExternalStore(never, lastSeenLines, () => null);
  const { pending } = useCartChanges();
  const client = useQueryClient();
  const isAway = status === 'unreachable' || isUnreachable(query.error);
  const items = (query.isError && !isAway ? undefined : (query.data?.cart_items ?? lastSeen)) ?? EMPTY_CART.cart_items;
  const lines = useMemo(() => foldLines(items, pending), [items, pending]);
  const isKnown = query.data !== undefined || lines.length > 0;
  // offline a query waits for the network, and shows nothing of it
  const hasFailed = isAway ? query.data === undefined : query.isError || (query.isPaused && !isKnown);
  return {
    lines,
    count: lines.length,
    state: hasFailed ? 'failed' : isKnown ? 'ready' : 'loading',
    isChanging: hasMoving(pending),
    isFresh: query.data !== undefined && !query.isError,
    retry: () => void reloadCart(client),
  };
}

export const useCartChanges = () => useSyncExternalStore(cartChanges.subscribe, cartChanges.get, cartChanges.getInitial);

/** What was pressed without a network, and waited when the page was left, goes on. */
export function useResumedChanges(): void {
  const client = useQueryClient();
  useEffect(() => resumeChanges(client), [client]);
}

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
