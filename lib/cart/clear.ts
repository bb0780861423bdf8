'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartChanges, reloadCart } from '@/lib/cart/changes';

/** Takes everything out of the cart. */
export function useClearCart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await (await import('@/lib/cart/api')).clearCart();
      } finally {
        cartChanges.reset();
        await reloadCart(client);
      }
    },
  });
}
