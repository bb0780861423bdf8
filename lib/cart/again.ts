'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/error';
import type { Text } from '@/lib/api/shapes';
import { reloadCart } from '@/lib/cart/changes';
import { toastFailure } from '@/lib/outcome-toast';
import { ensureSession } from '@/lib/session/session';

/** A line that was ordered before and shall be ordered again. `isAvailable` false: known to be gone, not worth a call. */
export type LineAgain = { variantId: string; qty: number; title: Text; variantTitle: Text; isAvailable: boolean };

/** Why a line is not in the cart: `reason` in the backend's own words, '' where it gave none. */
export type RefusedLine = LineAgain & { reason: string };

/**
 * What became of each line: `added` is in the cart, `refused` is what the backend does not take (no longer there, no
 * longer available, too many), `left` was not reached because the shop could not be, and may be tried again.
 */
export type AgainOutcome = { added: LineAgain[]; refused: RefusedLine[]; left: LineAgain[] };

/**
 * Puts lines of a former order into the cart, one call after the other, each with its quantity (`add-to-cart` takes it as a
 * change, so what is in the cart already stays). A refused line does not hold up the others; a shop that cannot be
 * reached does: what is left is told, and not guessed. Never rejects for a line.
 */
export async function addLines(lines: readonly LineAgain[]): Promise<AgainOutcome> {
  const outcome: AgainOutcome = { added: [], refused: [], left: [] };
  await ensureSession();
  const { addToCart } = await import('@/lib/live/calls');
  for (const [index, line] of lines.entries()) {
    if (!line.isAvailable) {
      outcome.refused.push({ ...line, reason: '' });
      continue;
    }
    try {
      // in turn: the cart keeps the order's sequence, and a shop that is down is asked once
      // oxlint-disable-next-line no-await-in-loop
      await addToCart({ product_variant_id: line.variantId, qty: line.qty });
      outcome.added.push(line);
    } catch (error) {
      toastFailure(error);
      if (!isApiError(error, 'notFound', 'refused')) {
        outcome.left.push(...lines.slice(index));
        break;
      }
      outcome.refused.push({ ...line, reason: error.serverMessage });
    }
  }
  return outcome;
}

/** `lines` are the lines, or how to get them; getting them may fail, which is the mutation's failure. */
export function useAddLines() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (lines: () => Promise<readonly LineAgain[]>) => addLines(await lines()),
    networkMode: 'always',
    onSuccess: ({ added, left }) => {
      if (added.length > 0 || left.length > 0) void reloadCart(client);
    },
  });
}
