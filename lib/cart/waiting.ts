import { type Pending, type WaitingChange, waitingChanges } from '@/lib/cart/pending';
import { isOfThisPage, pageMark } from '@/lib/session/store';

/** The tab's, as drafts are: they go together after a logout (lib/form/draft). */
const KEY = 'draft.cart';

/**
 * Keeps what waits for a network. Once something is kept, all that moves is, until the server has answered: the page may be
 * left in the moment in which the network is back. To be called with every change.
 */
export function keepWaiting(pending: Pending): void {
  try {
    if (navigator.onLine && sessionStorage.getItem(KEY) === null) return;
    const changes = waitingChanges(pending);
    if (changes.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ owner: pageMark(), changes }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // full or blocked: they wait as long as the page is open
  }
}

/** What is kept; [] for nothing, rubbish, or another account's. */
export function keptWaiting(): WaitingChange[] {
  try {
    const text = sessionStorage.getItem(KEY);
    if (!text) return [];
    const { owner, changes } = JSON.parse(text) as { owner?: string; changes: WaitingChange[] };
    return isOfThisPage(owner) ? changes.filter(isChange) : [];
  } catch {
    return [];
  }
}

const isChange = ({ variantId, shown, qty, lost = 0 }: WaitingChange): boolean => typeof variantId === 'string' && [shown, qty, lost].every(Number.isInteger);
