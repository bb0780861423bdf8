import { chunkUrl, type FailureEvent } from '@/lib/error/lazy-chunks';

/** How many more reports this page may send: one that fails in a loop would send them without end. */
let left = 5;
let last: string;

/**
 * Reports to the server what no code catches, and files of the build that cannot be loaded, in the form of the
 * browser's own reports. Called by the first script of the page, since hydration may fail too.
 */
export function watchErrors(): void {
  // load errors of elements do not bubble, hence the capture phase
  // `caught-error` is dispatched by the error pages (components/error)
  for (const type of ['error', 'unhandledrejection', 'caught-error']) addEventListener(type, report, true);
}

/**
 * Reports an error, unless it is the same as the last one. The query of the page's URL is left out. Sent as a beacon,
 * which arrives even if the page is left.
 */
function report(event: FailureEvent): void {
  const url = chunkUrl(event.target);
  const error = url ? `cannot load ${url}` : (event.error ?? event.reason);
  const message = String(error);
  // an event without an error object is a notice of the browser, or comes from another site's script
  if (!error || !left || message === last || document.documentElement.dataset.reports) return;
  left -= 1;
  last = message;
  const data = JSON.stringify([
    {
      type: 'script-error',
      url: location.origin + location.pathname,
      body: { message, stack: (error as Error).stack },
    },
  ]);
  navigator.sendBeacon('/api/reports', new Blob([data], { type: 'application/reports+json' }));
}
