import type { Picture, Text } from '@/lib/api/shapes';
import type { CartItem } from '@/lib/cart/schema';

/** What is known of a service that the server has not put into the cart yet: no money, the backend calculates it. */
export type CartPreview = { product_id: string; product_title: Text; product_variant_title: Text; image: Picture };

/**
 * Changes of one line that the server's cart does not show yet. `target` is the quantity that the shopper sees: absolute,
 * so that a server's cart which already knows a change cannot count it twice. `queued`, a change of quantity as
 * `add-to-cart` takes it, waits while a call is in flight (`isSent`), or for a network.
 */
export type PendingLine = { target: number; queued: number; isSent?: boolean; preview?: CartPreview };
export type Pending = Readonly<Record<string, PendingLine>>;

/** One line as it is shown. `item` is the server's, with its money; null while the server has not calculated it. */
export type CartLine = {
  variantId: string;
  productId: string | null;
  productTitle: Text;
  variantTitle: Text;
  image: Picture;
  qty: number;
  isAvailable: boolean;
  item: CartItem | null;
};

/** A shopper's change: `qty` more (or fewer) than the `shown` quantity of the line. Never below nothing. */
export function queueChange(pending: Pending, variantId: string, shown: number, qty: number, preview?: CartPreview): Pending {
  const line = pending[variantId] ?? { target: shown, queued: 0 };
  const target = Math.max(0, line.target + qty);
  const change = target - line.target;
  return { ...pending, [variantId]: { ...line, target, queued: line.queued + change, preview: preview ?? line.preview } };
}

/** Takes what has gathered for a line as one call; null when there is nothing to send or a call of the line is still under way. */
export function takeQueued(pending: Pending, variantId: string): { pending: Pending; qty: number } | null {
  const line = pending[variantId];
  if (!line || line.isSent || line.queued === 0) return null;
  return { pending: { ...pending, [variantId]: { ...line, queued: 0, isSent: true } }, qty: line.queued };
}

/** The server took the call: the line stays as shown until a cart that knows of it has been read. */
export function confirmSent(pending: Pending, variantId: string): Pending {
  const line = pending[variantId];
  return line ? { ...pending, [variantId]: { ...line, isSent: false } } : pending;
}

/** The server refused, or its answer was lost: everything that was in flight or waiting for this line goes, what the server says counts. */
export function dropLine(pending: Pending, variantId: string): Pending {
  const { [variantId]: _, ...rest } = pending;
  return rest;
}

/** Whether a change of this line is waiting or under way. */
export function isMoving(pending: Pending, variantId: string): boolean {
  const line = pending[variantId];
  return line !== undefined && (line.queued !== 0 || line.isSent === true);
}

/** Lines whose calls are all answered: a cart read from now on knows of them. */
export const settledLines = (pending: Pending): string[] => Object.keys(pending).filter((variantId) => !isMoving(pending, variantId));

/** Whether anything is waiting or under way. */
export const hasMoving = (pending: Pending): boolean => Object.keys(pending).some((variantId) => isMoving(pending, variantId));

/** After a cart has been read that knows of `settled`: they go, but for those that were changed again meanwhile. */
export function dropSettled(pending: Pending, settled: readonly string[]): Pending {
  return Object.fromEntries(Object.entries(pending).filter(([variantId]) => !settled.includes(variantId) || isMoving(pending, variantId)));
}

/** What the shopper sees: the server's lines folded with the pending changes. New lines come last, as the server adds them. */
export function foldLines(items: readonly CartItem[], pending: Pending): CartLine[] {
  const known = new Set(items.map((item) => item.product_variant_id));
  const lines = items.map((item): CartLine => {
    const change = pending[item.product_variant_id];
    const isChanged = change !== undefined && change.target !== item.qty;
    return {
      variantId: item.product_variant_id,
      productId: item.product_id ?? null,
      productTitle: item.product_title,
      variantTitle: item.product_variant_title,
      image: item.image,
      qty: change?.target ?? item.qty,
      isAvailable: item.is_available,
      // money of another quantity would be wrong: better none than a guess
      item: isChanged ? null : item,
    };
  });
  for (const [variantId, { target, preview }] of Object.entries(pending)) {
    if (known.has(variantId) || !preview) continue;
    const { product_id, product_title, product_variant_title, image } = preview;
    lines.push({
      variantId,
      productId: product_id,
      productTitle: product_title,
      variantTitle: product_variant_title,
      image,
      qty: target,
      isAvailable: true,
      item: null,
    });
  }
  return lines.filter((line) => line.qty > 0);
}
