import { hashKey, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/error';
import { hasLostNetwork, network, onNetworkGone } from '@/lib/api/network';
import { reachStore } from '@/lib/api/reach';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { lastSeenLines } from '@/lib/cart/last-seen';
import {
  type CartPreview,
  confirmSent,
  dropLine,
  dropSettled,
  hasMoving,
  isMoving,
  type Pending,
  queueChange,
  resumeQueued,
  returnToQueue,
  settledLines,
  takeQueued,
  withoutArrived,
} from '@/lib/cart/pending';
import type { Cart, CartChoices, CartItem } from '@/lib/cart/schema';
import { keepWaiting, keptWaiting } from '@/lib/cart/waiting';
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

/** A line begins to move, moves on, or stands still again: what waits for a network is kept with it. */
function move(next: Partial<CartChanges>): void {
  set(next);
  keepWaiting(changes.pending);
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
  /** Another login: nothing that was under way is shown to it, or kept for it. */
  reset: (): void => move(NOTHING),
};

type Change = { variantId: string; qty: number; preview?: CartPreview };

/**
 * Changes a line by `qty`: seen at once, sent one call at a time per line. What comes while a call is under way gathers into
 * one more call (specification 4 and 8). Resolves when the server has answered for everything that had gathered; a refusal
 * has then reloaded the cart and raised its toast.
 */
export async function changeLine(client: QueryClient, { variantId, qty, preview }: Change): Promise<void> {
  resumeKept(client);
  const items = client.getQueryData<Cart>(LINES_KEY)?.cart_items ?? lastSeenLines() ?? [];
  const shown = qtyOf(items, variantId);
  move({ pending: queueChange(changes.pending, variantId, shown, qty, preview), failed: changes.failed.filter((id) => id !== variantId) });
  await sendLine(client, variantId);
}

/**
 * Goes on with what waited for the network when the page was left, and keeps what is under way when it goes. What was lost
 * on its way is looked for first. Returns how to stop keeping.
 */
export function resumeChanges(client: QueryClient): () => void {
  resumeKept(client);
  return onNetworkGone(() => keepWaiting(changes.pending));
}

/** What is kept of this page's own is under way already. */
function resumeKept(client: QueryClient): void {
  const waiting = keptWaiting().filter(({ variantId }) => !isMoving(changes.pending, variantId));
  move({ pending: waiting.reduce(resumeQueued, changes.pending) });
  for (const { variantId } of waiting) void sendLine(client, variantId);
}

const qtyOf = (items: readonly CartItem[], variantId: string): number => items.find((item) => item.product_variant_id === variantId)?.qty ?? 0;

/** Without a network a change waits, in sight, and goes out with the next one. */
async function sendLine(client: QueryClient, variantId: string): Promise<void> {
  if (!navigator.onLine) {
    // what the page says of the press; the watch over the network may not be there yet
    reachStore.set('offline');
    await network();
  }
  const taken = takeQueued(changes.pending, variantId);
  if (!taken) return;
  move({ pending: taken.pending });
  const mutation = client.getMutationCache().build<unknown, Error, void, unknown>(client, {
    mutationFn: () => send(client, variantId, taken.qty),
    // the network is there; whether it goes in the middle is for `send` to see
    networkMode: 'always',
  });
  // the refusal's words are the toast's and the line's; there is nothing left to do with it here
  await mutation.execute().catch(() => undefined);
  await sendLine(client, variantId);
}

async function send(client: QueryClient, variantId: string, qty: number): Promise<void> {
  let rest = qty;
  let sent = 0;
  try {
    await ensureSession();
    const { addToCart, getCart } = await import('@/lib/live/calls');
    const cart = changes.pending[variantId]?.lost ? await getCart(DEFAULT_CHOICES) : undefined;
    const line = changes.pending[variantId];
    if (cart && line) rest = withoutArrived(line, qty, qtyOf(cart.cart_items, variantId));
    // no line any more: another login
    sent = line ? rest : 0;
    if (sent !== 0) await addToCart({ product_variant_id: variantId, qty: sent });
    move({ pending: confirmSent(changes.pending, variantId) });
  } catch (error) {
    const isAnswered = isApiError(error) && error.status !== undefined;
    if (!isAnswered && (await hasLostNetwork())) {
      move({ pending: returnToQueue(changes.pending, variantId, rest, sent) });
      // no failure to speak of: it waits, in sight
      throw new DOMException('Waits for the network', 'AbortError');
    }
    move({ pending: dropLine(changes.pending, variantId), failed: [...changes.failed, variantId] });
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

/** Resolves once every change that was under way has been answered. */
export function settleChanges(): Promise<void> {
  if (!hasMoving(changes.pending)) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = cartChanges.subscribe(() => {
      if (hasMoving(changes.pending)) return;
      stop();
      resolve();
    });
  });
}
