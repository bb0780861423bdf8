import { hashKey, type QueryClient } from '@tanstack/react-query';
import { waitUntilOnline } from '@/lib/client/connectivity';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { type CartPreview, confirmSent, dropLine, dropSettled, hasMoving, type Pending, queueChange, settledLines, takeQueued } from '@/lib/cart/pending';
import type { Cart, CartChoices } from '@/lib/cart/schema';
import { storedCart } from '@/lib/cart/stored';
import { PERSONAL } from '@/lib/session/use-session';
import { ensureSession } from '@/lib/session/session';

export const CART = [PERSONAL, 'cart'] as const;
/** The cart as these choices make it. */
export const cartKey = (choices: CartChoices) => [...CART, choices] as const;
/** The lines, without any choice: what header and drawer read. */
export const LINES_KEY = cartKey(DEFAULT_CHOICES);

/** `failed` holds the lines whose last change the server refused, until they are changed again. */
export type CartChanges = { pending: Pending; failed: readonly string[] };

const NOTHING: CartChanges = { pending: {}, failed: [] };
let changes = NOTHING;
const listeners = new Set<() => void>();

function set(next: Partial<CartChanges>): void {
  changes = { ...changes, ...next };
  for (const listener of listeners) listener();
}

export const cartChanges = {
  get: (): CartChanges => changes,
  getInitial: (): CartChanges => NOTHING,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The shopper has seen it. */
  forgetFailures: (): void => {
    if (changes.failed.length > 0) set({ failed: [] });
  },
  /** Another login: nothing that was under way is shown to it. */
  reset: (): void => set(NOTHING),
};

type Change = { variantId: string; qty: number; preview?: CartPreview };

/**
 * Changes a line by `qty`: seen at once, sent one call at a time per line. What comes while a call is under way gathers into
 * one more call (specification 4 and 8). Resolves when the server has answered for everything that had gathered; a refusal
 * has then reloaded the cart and raised its toast.
 */
export async function changeLine(client: QueryClient, { variantId, qty, preview }: Change): Promise<void> {
  const known = client.getQueryState<Cart>(LINES_KEY);
  // what could not be fetched is shown as an empty cart
  const cart = known?.status === 'error' ? undefined : (known?.data ?? storedCart());
  const shown = cart?.cart_items.find((item) => item.product_variant_id === variantId)?.qty ?? 0;
  set({ pending: queueChange(changes.pending, variantId, shown, qty, preview), failed: changes.failed.filter((id) => id !== variantId) });
  await sendLine(client, variantId);
}

/** Without a network a change waits, in sight, for as long as the page is open, and goes out with the next one. */
async function sendLine(client: QueryClient, variantId: string): Promise<void> {
  await waitUntilOnline();
  const taken = takeQueued(changes.pending, variantId);
  if (!taken) return;
  set({ pending: taken.pending });
  const mutation = client.getMutationCache().build<unknown, Error, void, unknown>(client, {
    mutationFn: () => send(client, variantId, taken.qty),
    // the network is there; if it goes in the middle, the call fails like any other
    networkMode: 'always',
  });
  // the refusal's words are the toast's and the line's; there is nothing left to do with it here
  await mutation.execute().catch(() => undefined);
  await sendLine(client, variantId);
}

async function send(client: QueryClient, variantId: string, qty: number): Promise<void> {
  try {
    await ensureSession();
    const { addToCart } = await import('@/lib/live/calls');
    // no line any more: another login
    if (changes.pending[variantId]) await addToCart({ product_variant_id: variantId, qty });
    set({ pending: confirmSent(changes.pending, variantId) });
  } catch (error) {
    // Whether a call without an answer has arrived, the cart alone tells: it is read again and shown as it is.
    set({ pending: dropLine(changes.pending, variantId), failed: [...changes.failed, variantId] });
    // specification 8: the cart is reloaded, then the error raised
    await reloadCart(client);
    throw error;
  }
  if (!hasMoving(changes.pending)) void reloadCart(client);
}

/**
 * Reads the cart again wherever it is on the page; its answer replaces what was guessed. Never throws: the queries
 * themselves say what failed.
 */
export async function reloadCart(client: QueryClient): Promise<void> {
  const settled = settledLines(changes.pending);
  await client.cancelQueries({ queryKey: CART });
  await client.invalidateQueries({ queryKey: CART, refetchType: 'none' });
  const active = client.getQueryCache().findAll({ queryKey: CART, type: 'active' });
  const calculated = active.filter((query) => query.queryHash !== hashKey(LINES_KEY));
  // a calculated cart brings the lines along (`cartQuery`): one call is enough
  const wanted = new Set((calculated.length > 0 ? calculated : active).map((query) => query.queryHash));
  await client.refetchQueries({ queryKey: CART, type: 'active', predicate: (query) => wanted.has(query.queryHash) });
  // it brought none: refused, or given up because its page was left
  if (client.getQueryState(LINES_KEY)?.isInvalidated) await client.refetchQueries({ queryKey: LINES_KEY, exact: true });
  set({ pending: dropSettled(changes.pending, settled) });
}
