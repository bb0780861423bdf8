'use client';
import { queryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { applyChange, type CartLine, linesOf } from '@/lib/cart/lines';
import type { Cart, CartChoices } from '@/lib/cart/schema';
import { cartSnapshot, snapshotLines, storeSnapshot, useSnapshotLines } from '@/lib/cart/snapshot';
import { delay } from '@/lib/client/delay';
import { createStore } from '@/lib/client/store';
import { useInFlight, useOptimisticData } from '@/lib/client/optimistic';
import { ownerId, restartSession, useSession } from '@/lib/session/store';
import { PERSONAL, usePersonalQuery } from '@/lib/session/queries';
import { getCart } from '@/lib/cart/api';

export const CART = [PERSONAL, 'cart'] as const;
const CALCULATED = [...CART, 'calculated'] as const;
/** Every change of a line is a mutation below this key. */
export const CART_CHANGES = 'cart-change';
/** How long ticks and other choices gather before the backend calculates again, in milliseconds. */
const CHOICE_PAUSE_MS = 150;

/** How many lines of the cart could not be read: they are not shown, and might be charged. */
export const unreadLines = createStore(0);
/** The element that says so on the cart page. */
export const UNREAD_NOTE = 'cart-unread';

async function readCart(choices: CartChoices, signal: AbortSignal): Promise<Cart> {
  const asker = ownerId();
  const cart = await getCart(choices, signal);
  // a login meanwhile, here or in another tab: this is not its cart
  if (ownerId() === asker) {
    storeSnapshot(linesOf(cart));
    unreadLines.set(cart.unread_lines ?? 0);
  }
  return cart;
}

/** The lines alone, without any choice: what header and drawer show. */
export const linesQuery = queryOptions({
  queryKey: [...CART, 'lines'],
  queryFn: async ({ signal }): Promise<readonly CartLine[]> => linesOf(await readCart(DEFAULT_CHOICES, signal)),
});

/**
 * The cart as the backend calculates it for these choices, read again each time they are made; the lines come with it.
 */
export const calculatedCartQuery = (choices: CartChoices) =>
  queryOptions({
    queryKey: [...CALCULATED, choices],
    queryFn: async ({ signal, client }): Promise<Cart> => {
      const isRecalculation = client.getQueriesData({ queryKey: CALCULATED }).some(([, cart]) => cart !== undefined);
      if (isRecalculation) await delay(CHOICE_PAUSE_MS, signal);
      const cart = await readCart(choices, signal);
      client.setQueryData(linesQuery.queryKey, linesOf(cart));
      return cart;
    },
    staleTime: 0,
  });

/** Reads the cart again wherever it is on the page. Never rejects: the queries themselves say what failed. */
export async function reloadCart(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: CART });
  await client.invalidateQueries({ queryKey: CART, refetchType: 'none' });
  await client.refetchQueries({ queryKey: CALCULATED, type: 'active' });
  // no calculated cart has brought them
  if (client.getQueryState(linesQuery.queryKey)?.isInvalidated)
    await client.refetchQueries({ queryKey: linesQuery.queryKey });
}

const EMPTY: readonly CartLine[] = [];

/**
 * The lines as the server last gave them, in this visit or the one before. What cannot be fetched is an empty cart
 * (spec 4).
 */
export function serverLines(client: QueryClient): readonly CartLine[] {
  const state = client.getQueryState(linesQuery.queryKey);
  return state?.status === 'error' ? EMPTY : (state?.data ?? snapshotLines() ?? EMPTY);
}

/** `failed`: the cart, or the session it belongs to, cannot be loaded; also while it is read again. */
export type CartState = 'loading' | 'ready' | 'failed';

/**
 * The lines as the shopper sees them, with the changes in flight on top. `isFresh`: the server has given them in this
 * visit.
 */
export function useCartLines(): {
  lines: readonly CartLine[];
  count: number;
  state: CartState;
  isChanging: boolean;
  isFresh: boolean;
  isFetching: boolean;
  retry: () => void;
} {
  const { isLive, status } = useSession();
  const client = useQueryClient();
  const { data, isError, errorUpdateCount, isPaused, isFetching } = usePersonalQuery({
    ...linesQuery,
    enabled: isLive,
  });
  const snapshot = useSnapshotLines();
  // without a network a query waits, and shows nothing of it
  const hasFailed = status === 'unreachable' || isError || (data === undefined && (isPaused || errorUpdateCount > 0));
  const lines = useOptimisticData(hasFailed ? EMPTY : (data ?? snapshot ?? EMPTY), [CART_CHANGES], applyChange);
  useEffect(() => {
    if (isError) cartSnapshot.clear();
  }, [isError]);
  const progress = data !== undefined || lines.length > 0 ? 'ready' : 'loading';
  return {
    lines,
    count: lines.length,
    state: hasFailed ? 'failed' : progress,
    isChanging: useInFlight([CART_CHANGES]).length > 0,
    isFresh: data !== undefined && !hasFailed,
    isFetching,
    retry: () => void (status === 'unreachable' ? restartSession() : reloadCart(client)),
  };
}
