/** Work in the background waits for an idle moment, but no longer than this (spec 9). */
const IDLE_TIMEOUT_MS = 2000;

let loaded: Promise<void> | undefined;

/** Resolves when the page has loaded and is idle, or at the first touch or key. */
export function afterLoad(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    const done = () => resolve();
    const wait = () => onIdle(done);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, done, { once: true, capture: true });
  });
  return loaded;
}

/** Calls back in the next idle moment, at the latest after two seconds. */
export function onIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(callback, 1);
}

/** Lets the browser paint and respond to the shopper before the work goes on. */
export const yieldToBrowser = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler ? window.scheduler.yield() : new Promise((resolve) => void setTimeout(resolve));
