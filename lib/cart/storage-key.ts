/** Where the browser keeps the cart as it was last seen (lib/cart/snapshot.ts). */
export const CART_KEY = 'cart';

/** Whether an earlier visit has left a cart, whosever it is. */
export function isCartStored(): boolean {
  try {
    return localStorage.getItem(CART_KEY) !== null;
  } catch {
    // storage is blocked
    return false;
  }
}
