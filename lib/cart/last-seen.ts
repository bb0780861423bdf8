import type { CartItem } from '@/lib/cart/schema';
import { isOfThisPage, loginTypeHint, pageMark } from '@/lib/session/store';

/**
 * The lines of the cart as the server last gave them, kept so that a new page shows them at once (specification 4: only the
 * cart is persisted in browser storage). Storage may be full, blocked or hold rubbish: then nothing is kept, and nothing breaks.
 */
const KEY = 'cart';
/** What a guest had before the login, until the account has taken it or does not want it (lib/cart/guest-lines). */
export const GUEST_KEY = 'cart.guest';
const VERSION = 1;

export function rememberLines(items: readonly CartItem[], key = KEY): void {
  try {
    localStorage.setItem(key, JSON.stringify({ version: VERSION, type: loginTypeHint(), owner: pageMark(), items }));
  } catch {
    forgetLines(key);
  }
}

export function forgetLines(key = KEY): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // blocked: there is nothing to forget
  }
}

let read: { text: string | null; items: CartItem[] | null } | undefined;

/** The lines last seen by this login; null when there are none that can be used. The same text gives the same object. */
export function lastSeenLines(): CartItem[] | null {
  const text = storedLines();
  if (read?.text !== text) read = { text, items: parseLines(text) };
  return read.items;
}

/** What is stored, as text; null for nothing. */
export function storedLines(key = KEY): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // blocked
    return null;
  }
}

/** Reads what is stored, whatever it is. */
export function parseLines(text: string | null): CartItem[] | null {
  if (!text) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || stored.version !== VERSION || !Array.isArray(stored.items)) return null;
    const hint = loginTypeHint();
    if (hint && (stored.type !== hint || !isOfThisPage(stored.owner))) return null;
    return stored.items.every(isLine) ? stored.items : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** As much of the contract's shape as the screens touch; the full check would cost the whole schema library before load. */
function isLine(value: unknown): value is CartItem {
  return (
    isRecord(value) &&
    typeof value.product_variant_id === 'string' &&
    Number.isInteger(value.qty) &&
    isRecord(value.product_title) &&
    isRecord(value.product_variant_title) &&
    isRecord(value.image) &&
    typeof value.image.url === 'string' &&
    ['subtotal_price', 'original_subtotal_price', 'subtotal_point'].every((key) => typeof value[key] === 'number')
  );
}
