'use client';
import type { CartLine } from '@/lib/cart/lines';
import { CART_KEY } from '@/lib/cart/storage-key';
import { createStored, shapedLike } from '@/lib/client/stored';
import { useStore } from '@/lib/client/store';
import { loginTypeHint } from '@/lib/session/store';

/** Only the login that it was read for may see it: a guest's cart is not an account's. */
type Snapshot = { type: string; lines: readonly CartLine[] };

/** As much of a line as the screens read. */
const LINE = {
  variantId: '',
  qty: Number.isInteger,
  productTitle: {},
  variantTitle: {},
  image: { url: '' },
  item: { currency: '', subtotal_price: 0, original_subtotal_price: 0, subtotal_point: 0 },
};

/**
 * The cart as the server last gave it, for the first paint of the next visit (spec 4). That visit's first response
 * replaces it, a failed one empties it.
 */
export const cartSnapshot = createStored<Snapshot | null>({
  key: CART_KEY,
  area: 'local',
  schema: shapedLike({ lines: [LINE] }),
  initial: null,
  maxLength: 200_000,
});

export function storeSnapshot(lines: readonly CartLine[]): void {
  const type = loginTypeHint();
  if (type) cartSnapshot.set({ type, lines });
  else cartSnapshot.clear();
}

// a guest whose token has expired comes back as the same guest
const ownLines = (snapshot: Snapshot | null) =>
  snapshot && snapshot.type === (loginTypeHint() ?? 'TEMP') ? snapshot.lines : undefined;

/** The lines of the last visit; undefined where there are none to show. */
export const snapshotLines = () => ownLines(cartSnapshot.get());
export const useSnapshotLines = () => useStore(cartSnapshot, ownLines);
