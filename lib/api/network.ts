import { reachStore } from '@/lib/api/reach';

/** How much later than a failed call the browser may say that its network is gone, in milliseconds. */
const LATE_WORD_MS = 300;

/** Resolves once the browser has a network; at once where it has one. A network may be gone again when its coming is heard of. */
export async function network(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop
  while (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

/** Whether the browser has no network any more: to be asked after a call that nobody answered. The page hears of it too. */
export async function hasLostNetwork(): Promise<boolean> {
  if (navigator.onLine) {
    await new Promise((resolve) => {
      addEventListener('offline', resolve, { once: true });
      setTimeout(() => resolve(removeEventListener('offline', resolve)), LATE_WORD_MS);
    });
  }
  const isLost = !navigator.onLine;
  if (isLost) reachStore.set('offline');
  return isLost;
}
