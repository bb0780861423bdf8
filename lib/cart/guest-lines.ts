'use client';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Picture } from '@/lib/api/shapes';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import type { CartLine } from '@/lib/cart/lines';
import { linesQuery, reloadCart } from '@/lib/cart/queries';
import { addLines, type ReorderLine, type ReorderResult } from '@/lib/cart/reorder';
import { loginTypeHint } from '@/lib/session/store';

/** A line of the cart that this browser's guest had before the login. */
export type GuestLine = ReorderLine & { image: Picture };

/** How long a login waits for the guest's cart, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * The lines of this browser's guest; [] where nobody is one, or where the cart cannot be read. To be asked before a login,
 * which forgets them. The page has nearly always read them by then.
 */
export async function linesOfGuest(client: QueryClient): Promise<readonly GuestLine[]> {
  if (loginTypeHint() !== 'TEMP') return [];
  const read = client.ensureQueryData(linesQuery).catch(() => []);
  const lines = await Promise.race([read, new Promise<readonly CartLine[]>((resolve) => setTimeout(() => resolve([]), PATIENCE_MS))]);
  return lines.map(({ productTitle, ...line }) => ({ ...line, title: productTitle }));
}

/**
 * Brings a guest's lines into the account's cart. The cart is read first: what is in it already stays as it is, so that
 * nothing is doubled by a second press, another tab or an answer that was lost. Rejects with the `ApiError` when the cart
 * cannot be read; what could not be reached afterwards is `remaining` and may be tried again.
 */
export function useBringLines() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lines: readonly GuestLine[]): Promise<ReorderResult> =>
      oneTabAtATime(async () => {
        const cart = await (await import('@/lib/cart/api')).getCart(DEFAULT_CHOICES);
        const known = new Set(cart.cart_items.map(({ product_variant_id }) => product_variant_id));
        return addLines(lines.filter(({ variantId }) => !known.has(variantId)));
      }),
    networkMode: 'always',
    onSuccess: () => void reloadCart(client),
  });
}

function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? (locks.request('bring-lines', work) as Promise<T>) : work();
}
