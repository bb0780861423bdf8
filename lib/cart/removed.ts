'use client';
import { useEffect } from 'react';
import { useChangeLine } from '@/lib/cart/changes';
import type { CartLine } from '@/lib/cart/lines';
import { useCartLines } from '@/lib/cart/queries';
import { createStore, useStore } from '@/lib/client/store';

/**
 * The line that was removed last on the cart page or in the drawer, until it is back, another one goes, or that place
 * is left.
 */
const removedLine = createStore<CartLine | null>(null);

/** Removes a line, which may be taken back. */
export function useRemoveLine(line: CartLine): () => void {
  const change = useChangeLine(line.variantId);
  return () => {
    removedLine.set(line);
    change(-line.qty);
  };
}

/** The line that may be taken back, for as long as it is not in the cart and this place is not left. */
export function useRemovedLine(): CartLine | null {
  const line = useStore(removedLine);
  const { lines } = useCartLines();
  useEffect(() => () => removedLine.set(null), []);
  return line && !lines.some(({ variantId }) => variantId === line.variantId) ? line : null;
}

/** Takes a removed line back, as it was. */
export function useRestoreLine(line: CartLine): () => void {
  const { variantId, qty, productId, productTitle, variantTitle, image, kind } = line;
  const change = useChangeLine(variantId);
  return () => {
    removedLine.set(null);
    change(qty, {
      product_id: productId ?? '',
      product_title: productTitle,
      product_variant_title: variantTitle,
      image,
      kind,
    });
  };
}
