import type { RefundItem } from '@/lib/order/schema';

/**
 * Of the lines that a form holds, those of the order, each with a whole quantity from 1 to what was ordered: a draft may be
 * older than the order as it is now.
 */
export function linesOf(chosen: readonly RefundItem[], ordered: readonly RefundItem[]): RefundItem[] {
  return ordered.flatMap(({ product_variant_id, qty }) => {
    const line = chosen.find((one) => one.product_variant_id === product_variant_id);
    return line ? [{ product_variant_id, qty: Math.min(qty, Math.max(1, Math.round(line.qty))) }] : [];
  });
}
