/** How much later than a failed request the browser may report that its network is gone, in milliseconds. */
const OFFLINE_EVENT_DELAY_MS = 300;
/** How long after the network is back requests that were made without it may still fail, in milliseconds. */
const LATE_FAILURE_MS = 3000;

let onlineSince = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') addEventListener('online', () => (onlineSince = performance.now()));

/**
 * Whether a request that has just failed did so for want of a network. Needs nothing else: the last error page uses it
 * too, which every page carries.
 */
export async function lostNetwork(): Promise<boolean> {
  if (navigator.onLine) {
    await new Promise((resolve) => {
      addEventListener('offline', resolve, { once: true });
      setTimeout(() => resolve(removeEventListener('offline', resolve)), OFFLINE_EVENT_DELAY_MS);
    });
  }
  return !navigator.onLine || performance.now() - onlineSince < LATE_FAILURE_MS;
}

/** Resolves when the browser has a network, at once if it has one now. */
export async function waitUntilOnline(): Promise<void> {
  // the network may be gone again by the time the event arrives
  // oxlint-disable-next-line no-await-in-loop
  while (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
