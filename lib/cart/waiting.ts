import { type Pending, type WaitingChange, waitingChanges } from '@/lib/cart/pending';
import { isOfThisPage, pageMark } from '@/lib/session/store';

/** The tab's, as drafts are: they go together after a logout (lib/form/draft). */
const KEY = 'draft.cart';

/** Keeps what waits for a network; with one there is nothing to keep, for what is under way will arrive. */
export function keepWaiting(pending: Pending): void {
  const changes = navigator.onLine ? [] : waitingChanges(pending);
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
    return isOfThisPage(owner) ? changes.filter(isChange) : [];
  } catch {
    return [];
  }
}

const isChange = ({ variantId, shown, qty, lost = 0 }: WaitingChange): boolean => typeof variantId === 'string' && [shown, qty, lost].every(Number.isInteger);
