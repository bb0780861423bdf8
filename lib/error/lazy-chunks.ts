import { delay } from '@/lib/client/delay';
import { lostNetwork } from '@/lib/client/network';

/** Between two reloads of one tab, so that a broken deployment makes no loop (spec 8). */
const RELOAD_PAUSE_MS = 60_000;

/** How long a page that is being left may wait for the next one, in milliseconds. */
const LEAVING_MS = 2000;

/** Whether an error is what bundlers and browsers throw when code cannot be loaded. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i.test(
      error.message,
    )
  );
}

/** `now` and `lastReload` in milliseconds since 1970 · `stay`: resolves if the page is not left */
export type ReloadDeps = { now: () => number; lastReload: () => number; stay: () => Promise<void>; reload: () => void };

let isReloading = false;
const MARK = 'reloaded ';
// the tab's name outlives its pages, and is not stored
const browser: ReloadDeps = {
  now: () => Date.now(),
  lastReload: () => (window.name.startsWith(MARK) ? Number(window.name.slice(MARK.length)) : 0),
  stay: () => delay(LEAVING_MS),
  // several files fail together; a second reload would restart the first
  reload: () => {
    if (isReloading) return;
    isReloading = true;
    window.name = MARK + Date.now();
    location.reload();
  },
};

/**
 * Recovers from a stale deployment: an open page may need code that a newer version of the shop has replaced, and is
 * reloaded for it. Offline a missing chunk says nothing about the version, and a reload would lose the page. Nor does
 * it while the page is being left: Firefox and Safari stop what it loads, and a reload would keep the shopper here.
 */
export async function recoverFromStaleDeployment({
  now,
  lastReload,
  stay,
  reload,
}: ReloadDeps = browser): Promise<void> {
  const sinceLast = now() - lastReload();
  // a clock that was put back says nothing
  const isTooSoon = sinceLast >= 0 && sinceLast < RELOAD_PAUSE_MS;
  if (isTooSoon || (await lostNetwork())) return;
  await stay();
  reload();
}

/**
 * For React's error pages: says that one is shown, with the error to report unless it is in the server's log already,
 * and reloads the page if it needs code that a newer version has replaced (spec 8).
 */
export function handleCaughtError(error: Error & { digest?: string }): void {
  dispatchEvent(Object.assign(new Event('caught-error'), { error: error.digest ? undefined : error }));
  if (isChunkError(error)) void recoverFromStaleDeployment();
}

/** `error` and `unhandledrejection`, of an element that does not load too. */
export type FailureEvent = Event & { error?: unknown; reason?: unknown };

/** Calls `onFailure` for code of the shop that fails to load. @returns how to stop */
export function watchChunkErrors(onFailure: () => unknown): () => void {
  const listeners = new AbortController();
  const onError = ({ target, error, reason }: FailureEvent) => {
    if (chunkUrl(target) || isChunkError(error ?? reason)) onFailure();
  };
  // load errors of elements do not bubble, hence the capture phase
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, onError, { capture: true, signal: listeners.signal });
  return () => listeners.abort();
}

/** The URL of an element that is a script or stylesheet of the shop's own build. */
export function chunkUrl(target: EventTarget | null): string | undefined {
  const url = sourceOf(target);
  return url.includes('/_next/static/') ? url : undefined;
}

function sourceOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' ? target.href : '';
}
