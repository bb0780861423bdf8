'use client';
import type { CartLine } from '@/lib/cart/lines';
import { CART_KEY } from '@/lib/cart/storage-key';
import { createStored } from '@/lib/client/stored';
import { useStore } from '@/lib/client/store';
import { loginTypeHint } from '@/lib/session/owner';

/** Only the login that it was read for may see it: a guest's cart is not an account's. */
type Snapshot = { type: string; lines: readonly CartLine[] };

/** The cart as the server last gave it, for the first paint of the next visit (spec 4). That visit's first answer replaces it, a failed one empties it. */
export const cartSnapshot = createStored<Snapshot | null>({
  key: CART_KEY,
  area: 'local',
  // by hand, as it is painted before the validators have been loaded
  schema: { safeParse: (value) => (isSnapshot(value) ? { success: true, data: value } : { success: false }) },
  initial: null,
  maxLength: 200_000,
});

export function storeSnapshot(lines: readonly CartLine[]): void {
  const type = loginTypeHint();
  if (type) cartSnapshot.set({ type, lines });
  else cartSnapshot.clear();
}

// a guest whose token has expired comes back as the same guest
const ownLines = (snapshot: Snapshot | null) => (snapshot && snapshot.type === (loginTypeHint() ?? 'TEMP') ? snapshot.lines : undefined);

/** The lines of the last visit; undefined where there are none to show. */
export const snapshotLines = () => ownLines(cartSnapshot.get());
export const useSnapshotLines = () => useStore(cartSnapshot, ownLines);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Checks as much as the screens read. */
const isSnapshot = (value: unknown): value is Snapshot => isRecord(value) && Array.isArray(value.lines) && value.lines.every(isLine);

const isLine = (line: unknown): boolean =>
  isRecord(line) &&
  typeof line.variantId === 'string' &&
  Number.isInteger(line.qty) &&
  isRecord(line.productTitle) &&
  isRecord(line.variantTitle) &&
  isRecord(line.image) &&
  typeof line.image.url === 'string' &&
  isItem(line.item);

const isItem = (item: unknown): boolean =>
  isRecord(item) &&
  typeof item.currency === 'string' &&
  ['subtotal_price', 'original_subtotal_price', 'subtotal_point'].every((key) => typeof item[key] === 'number');
