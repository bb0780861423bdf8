import type { RefundItem } from '@/lib/order/schema';

/** Lines of an order that a customer has chosen, as a form holds them: one text. */
export const linesText = (lines: readonly RefundItem[]): string => JSON.stringify(lines.map(({ product_variant_id, qty }) => ({ product_variant_id, qty })));

/**
 * The lines that such a text names. What is no such text gives none; with `ordered` only lines of that order count, each
 * with a whole quantity from 1 to what was ordered: a draft may be older than the order as it is now.
 */
export function linesOf(text: string, ordered?: readonly RefundItem[]): RefundItem[] {
  const lines = parsed(text);
  if (!ordered) return lines;
  return ordered.flatMap(({ product_variant_id, qty }) => {
    const line = lines.find((one) => one.product_variant_id === product_variant_id);
    return line ? [{ product_variant_id, qty: Math.min(qty, Math.max(1, Math.round(line.qty))) }] : [];
  });
}

function parsed(text: string): RefundItem[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isLine) : [];
  } catch {
    return [];
  }
}

const isLine = (value: unknown): value is RefundItem =>
  typeof value === 'object' &&
  value !== null &&
  'product_variant_id' in value &&
  typeof value.product_variant_id === 'string' &&
  'qty' in value &&
  typeof value.qty === 'number' &&
  Number.isFinite(value.qty);
