'use client';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Picture } from '@/lib/api/shapes';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import type { CartLine } from '@/lib/cart/lines';
import { linesQuery, reloadCart } from '@/lib/cart/queries';
import { addLines, type ReorderLine, type ReorderResult } from '@/lib/cart/reorder';
import { delay } from '@/lib/client/delay';
import { withLock } from '@/lib/client/locks';
import { loginTypeHint } from '@/lib/session/store';
import { getCart } from '@/lib/cart/api';

/** A line of the cart that this browser's guest had before the login. */
export type GuestCartLine = ReorderLine & { image: Picture };

/** How long a login waits for the guest's cart, in milliseconds. */
const TIMEOUT_MS = 2000;

/**
 * The lines of this browser's guest; [] without a guest, or where the cart cannot be read. Call it before the login,
 * which ends the guest's session.
 */
export async function guestCartLines(client: QueryClient): Promise<readonly GuestCartLine[]> {
  if (loginTypeHint() !== 'TEMP') return [];
  const read = client.ensureQueryData(linesQuery).catch(() => []);
  const lines: readonly CartLine[] = await Promise.race([read, delay(TIMEOUT_MS).then(() => [])]);
  return lines.map(({ productTitle, ...line }) => ({ ...line, title: productTitle }));
}

/**
 * Adds a guest's lines to the account's cart. The cart is read first, and lines that it has are left out: nothing is
 * doubled by a second click, another tab or a lost response. Fails with an `ApiError` when the cart cannot be read;
 * lines that could not be sent afterwards are `remaining`, and may be sent again.
 */
export function useMergeGuestCart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lines: readonly GuestCartLine[]): Promise<ReorderResult> =>
      withLock('guest-cart-merge', async () => {
        const cart = await getCart(DEFAULT_CHOICES);
        const known = new Set(cart.cart_items.map(({ product_variant_id }) => product_variant_id));
        return addLines(lines.filter(({ variantId }) => !known.has(variantId)));
      }),
    networkMode: 'always',
    onSuccess: () => void reloadCart(client),
  });
}
