import type { Pending, WaitingChange } from '@/lib/cart/pending';
import { isOfThisPage, pageMark } from '@/lib/session/store';

/** The tab's, as drafts are: they go together after a logout (lib/form/draft). */
const KEY = 'draft.cart';

/** Keeps what waits, so that a reload loses no press. What is under way is not part of it: it waits for its answer. */
export function keepWaiting(pending: Pending): void {
  const changes = Object.entries(pending).flatMap(([variantId, { target, queued, lost, preview }]): WaitingChange[] =>
    (queued === 0 && !lost) || navigator.onLine ? [] : [{ variantId, shown: target - queued, qty: queued, lost, preview }],
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
    return isOfThisPage(owner) ? changes.filter(isChange) : [];
  } catch {
    return [];
  }
}

const isChange = ({ variantId, shown, qty, lost = 0 }: WaitingChange): boolean => typeof variantId === 'string' && [shown, qty, lost].every(Number.isInteger);
