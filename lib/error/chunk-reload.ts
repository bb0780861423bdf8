/**
 * After a new version of the shop is put online, an open page may ask for code that is gone. A page that fails to load
 * code reloads itself, once per minute at most (specification 8), so that a broken network makes no loop. Nothing is stored
 * for that: the browser itself knows that a page came from a reload, and how long ago.
 */
const PAUSE_MS = 60_000;

/** True for what bundlers and browsers throw when code cannot be loaded. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i.test(error.message)
  );
}

/** True for a script or style of the shop's own code that failed to load. */
export function isChunkElement(target: EventTarget | null): boolean {
  const address = target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : '';
  return address.includes('/_next/static/');
}

/** `age`: milliseconds since this page began to load · `wasReload`: whether a reload brought it. */
export type ReloadDeps = { age: () => number; wasReload: () => boolean; reload: () => void };

let isReloading = false;
const browser: ReloadDeps = {
  age: () => performance.now(),
  wasReload: () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'reload',
  // several files fail together; a second reload would only begin the first one again
  reload: () => {
    if (!isReloading) location.reload();
    isReloading = true;
  },
};

/** Reloads the page, unless it came from a reload less than a minute ago. @returns whether it does */
export function reloadOnce({ age, wasReload, reload }: ReloadDeps = browser): boolean {
  if (wasReload() && age() < PAUSE_MS) return false;
  reload();
  return true;
}

/**
 * What follows from code that cannot be loaded. Without a network that is no new version, and a new page would be a worse
 * one: what is here stays, and the page is loaded anew when it is looked for again with a network.
 */
export function recoverCode(deps: ReloadDeps = browser): void {
  if (navigator.onLine) reloadOnce(deps);
}

/** Watches for failed code loads, of pages and of their parts. Returns how to stop. */
export function watchChunkErrors(onFailure: () => void = recoverCode): () => void {
  const onError = (event: ErrorEvent | Event) => {
    if (isChunkElement(event.target) || (event instanceof ErrorEvent && isChunkError(event.error))) onFailure();
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isChunkError(event.reason)) onFailure();
  };
  // load failures of elements do not bubble: they are seen on the way down
  globalThis.addEventListener('error', onError, true);
  globalThis.addEventListener('unhandledrejection', onRejection);
  return () => {
    globalThis.removeEventListener('error', onError, true);
    globalThis.removeEventListener('unhandledrejection', onRejection);
  };
}
