/** Work in the background waits for an idle moment, but no longer than this (spec 9). */
const IDLE_TIMEOUT_MS = 2000;

/** Calls back in the next idle moment, at the latest after two seconds. */
export function onIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(callback, 1);
}

/** Lets the browser paint and respond to the shopper before the work goes on. */
export const yieldToBrowser = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => void setTimeout(resolve));
