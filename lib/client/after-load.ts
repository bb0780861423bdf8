/** Work in the background waits for an idle moment, but no longer than this (spec 9). */
const IDLE_TIMEOUT_MS = 2000;

let loaded: Promise<void> | undefined;

/** Resolves when the page has loaded and is idle, or at the first touch or key. */
export function afterLoad(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    const done = () => resolve();
    const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(done, { timeout: IDLE_TIMEOUT_MS }) : setTimeout(done, 1));
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, done, { once: true, capture: true });
  });
  return loaded;
}
