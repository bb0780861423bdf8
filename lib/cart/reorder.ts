'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/error';
import type { Text } from '@/lib/api/shapes';
import { reloadCart } from '@/lib/cart/queries';
import { toastFailure } from '@/lib/outcome-toast';
import { addToCart } from '@/lib/cart/api';

/** A line of an earlier cart or order. One that is known to be unavailable is not worth a call. */
export type ReorderLine = { variantId: string; qty: number; title: Text; variantTitle: Text; isAvailable: boolean };

/** `reason` in the backend's own words, '' where it gave none. */
export type RejectedLine = ReorderLine & { reason: string };

/**
 * `added` is in the cart, `rejected` is what the backend does not take, `remaining` was not reached and may be tried
 * again.
 */
export type ReorderResult = { added: ReorderLine[]; rejected: RejectedLine[]; remaining: ReorderLine[] };

/**
 * Adds lines to the cart, one call after the other, on top of what is in it. A rejected line does not hold up the
 * others; a shop that cannot be reached does. Never rejects for a line.
 */
export async function addLines(lines: readonly ReorderLine[]): Promise<ReorderResult> {
  const result: ReorderResult = { added: [], rejected: [], remaining: [] };
  for (const [index, line] of lines.entries()) {
    if (!line.isAvailable) {
      result.rejected.push({ ...line, reason: '' });
      continue;
    }
    try {
      // the cart keeps the order's sequence, and a shop that is down is asked once
      // oxlint-disable-next-line no-await-in-loop
      await addToCart({ product_variant_id: line.variantId, qty: line.qty });
      result.added.push(line);
    } catch (error) {
      toastFailure(error);
      if (!isApiError(error, 'notFound', 'refused')) {
        result.remaining.push(...lines.slice(index));
        break;
      }
      result.rejected.push({ ...line, reason: error.serverMessage });
    }
  }
  return result;
}

/** Takes the lines, or how to get them; getting them may fail, which is the mutation's failure. */
export function useAddLines() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (lines: () => Promise<readonly ReorderLine[]>) => addLines(await lines()),
    networkMode: 'always',
    onSuccess: ({ added, remaining }) => {
      if (added.length > 0 || remaining.length > 0) void reloadCart(client);
    },
  });
}
