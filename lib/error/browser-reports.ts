import { chunkAddress } from '@/lib/error/lazy-chunks';

/** A page that fails in a loop says so a few times and no more. */
let left = 5;
let last: string;

/**
 * Reports to the server what no code catches, and files of the build that cannot be loaded, in the form of the browser's own
 * reports (docs/adr/0029). From the first script on, for hydrating the page may fail too.
 */
export function watchErrors(): void {
  // load errors of elements do not bubble, hence the capture phase
  // the last one is dispatched by the pages for errors (components/error)
  for (const type of ['error', 'unhandledrejection', 'caught-error']) addEventListener(type, report, true);
}

/** The same error in a row once, without the query of the page's address; as a beacon, which also arrives when the page is left. */
function report(event: Event & { error?: unknown; reason?: unknown }): void {
  const address = chunkAddress(event.target);
  const error = address ? `cannot load ${address}` : (event.error ?? event.reason);
  const message = String(error);
  // without an error object it is a notice of the browser, or another site's
  if (!error || !left || message === last || document.documentElement.dataset.reports) return;
  left -= 1;
  last = message;
  const data = JSON.stringify([{ type: 'script-error', url: location.origin + location.pathname, body: { message, stack: (error as Error).stack } }]);
  navigator.sendBeacon('/api/reports', new Blob([data], { type: 'application/reports+json' }));
}
