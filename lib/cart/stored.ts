import { EMPTY_CART } from '@/lib/cart/empty';
import type { Cart, CartItem } from '@/lib/cart/schema';
import { loginTypeHint, ownerId } from '@/lib/session/owner';

/**
 * The cart as the server last gave it, for the first paint of the next visit (specification 4: only the cart is persisted
 * in browser storage). The first answer of that visit replaces it, and a failed one empties it. It belongs to one login: no
 * other account, and no guest after an account, is shown it. Storage may be full, blocked or hold anything at all; then
 * there is no stored cart, and nothing breaks.
 */
const KEY = 'cart';

/** Keeps a cart that the server has just given. */
export function storeCart({ cart_items }: Cart): void {
  const type = loginTypeHint();
  try {
    if (type) localStorage.setItem(KEY, JSON.stringify({ type, owner: ownerId(), cart_items }));
    else localStorage.removeItem(KEY);
  } catch {
    forgetStoredCart();
  }
}

/** After a failed read, and when the login changes. */
export function forgetStoredCart(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // blocked: nothing is stored
  }
}

let read: { text: string | null; who: string; cart: Cart | null } | undefined;

/** The stored cart of this login; null for none that can be used. The same text gives the same object. */
export function storedCart(): Cart | null {
  const text = stored();
  // a guest whose token has expired comes back as the same guest
  const who = `${loginTypeHint() ?? 'TEMP'} ${ownerId()}`;
  if (read?.text !== text || read.who !== who) read = { text, who, cart: parse(text, who) };
  return read.cart;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null, who: string): Cart | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value) || `${value.type} ${value.owner}` !== who) return null;
    if (!Array.isArray(value.cart_items) || !value.cart_items.every(isLine)) return null;
    return { ...EMPTY_CART, cart_items: value.cart_items };
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
    ['string', 'undefined'].includes(typeof value.currency) &&
    ['subtotal_price', 'original_subtotal_price', 'subtotal_point'].every((key) => typeof value[key] === 'number')
  );
}
