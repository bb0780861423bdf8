'use client';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { applyChange, type CartChange, type CartPreview } from '@/lib/cart/lines';
import { CART, CART_CHANGES, linesQuery, reloadCart, serverLines } from '@/lib/cart/queries';
import { inFlight, useInFlight, useOptimisticMutation } from '@/lib/client/optimistic';
import { createStore } from '@/lib/client/store';
import { addToCart, clearCart } from '@/lib/cart/api';

/** The lines whose last change the server refused, until they are changed again or the shopper has seen it. */
export const failedLines = createStore<readonly string[]>([]);
const withoutFailure = (variantId: string) => failedLines.set((failed) => failed.filter((id) => id !== variantId));

/**
 * Changes a line by `qty`; never below nothing. It shows at once, and what gathers during a request goes out as one
 * more. `preview` is how a line that is not in the cart yet looks. After a lost response the cart is read and shown as it
 * is.
 */
export function useChangeLine(variantId: string): (qty: number, preview?: CartPreview) => void {
  const client = useQueryClient();
  const { mutate } = useOptimisticMutation<CartChange, unknown>({
    mutationKey: [CART_CHANGES, variantId],
    coalesce: (earlier, later) => ({
      ...later,
      qty: earlier.qty + later.qty,
      preview: later.preview ?? earlier.preview,
    }),
    send: async ({ qty }) => {
      if (qty !== 0) await addToCart({ product_variant_id: variantId, qty });
    },
    affects: [CART],
    reconcile: (change) => client.setQueryData(linesQuery.queryKey, applyChange(serverLines(client), change)),
    reload: () => reloadCart(client),
    onError: () => failedLines.set((failed) => [...failed, variantId]),
  });
  return (qty, preview) => {
    const lines = inFlight<CartChange>(client, [CART_CHANGES, variantId]).reduce(applyChange, [...serverLines(client)]);
    const shown = lines.find((line) => line.variantId === variantId)?.qty ?? 0;
    const target = Math.max(0, shown + qty);
    withoutFailure(variantId);
    mutate({ variantId, qty: target - shown, target, preview });
  };
}

/** Whether a change of this service waits or is being sent. */
export const useIsLineChanging = (variantId: string): boolean => useInFlight([CART_CHANGES, variantId]).length > 0;

/** Resolves once every change of the cart has settled; one made offline waits for the network. */
export function settleChanges(client: QueryClient): Promise<void> {
  const isSettled = () => client.isMutating({ mutationKey: [CART_CHANGES] }) === 0;
  if (isSettled()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (!isSettled()) return;
      stop();
      resolve();
    });
  });
}

/** Takes everything out of the cart, once what is under way has settled. */
export function useClearCart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await settleChanges(client);
      await clearCart();
    },
    onSettled: () => {
      failedLines.set([]);
      return reloadCart(client);
    },
  });
}
