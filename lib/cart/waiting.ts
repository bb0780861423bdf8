import type { CartPreview, Pending } from '@/lib/cart/pending';
import { isOfThisPage, pageMark } from '@/lib/session/store';

/** A change that was pressed without a network: nothing of it has been sent. */
export type WaitingChange = { variantId: string; qty: number; preview?: CartPreview };

/** The tab's, as drafts are: they go together after a logout (lib/form/draft). */
const KEY = 'draft.cart';

/** Resolves once the browser has a network; at once where it has one. */
export const network = (): Promise<unknown> =>
  navigator.onLine ? Promise.resolve() : new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Keeps what waits, so that a reload loses no press. What is under way already is not part of it: it may have arrived. */
export function keepWaiting(pending: Pending): void {
  const changes = Object.entries(pending).flatMap(([variantId, { queued, preview }]): WaitingChange[] =>
    queued === 0 || navigator.onLine ? [] : [{ variantId, qty: queued, preview }],
  );
  try {
    if (changes.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ owner: pageMark(), changes }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // full or blocked: they wait as long as the page is open
  }
}

/** Takes out what waited when the page was left; [] for nothing, or another account's. */
export function takeWaiting(): WaitingChange[] {
  try {
    const text = sessionStorage.getItem(KEY);
    if (!text) return [];
    sessionStorage.removeItem(KEY);
    const { owner, changes } = JSON.parse(text) as { owner?: string; changes: WaitingChange[] };
    return isOfThisPage(owner) ? changes.filter(({ variantId, qty }) => typeof variantId === 'string' && Number.isInteger(qty)) : [];
  } catch {
    return [];
  }
}
