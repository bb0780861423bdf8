import { chunkAddress } from '@/lib/error/lazy-chunks';

/** A page that fails in a loop says so a few times and no more. */
const MAX_REPORTS = 5;

const sent = new Set<string>();

/**
 * Reports to the server what no code catches, and files of the build that cannot be loaded, in the form of the browser's own
 * reports (docs/adr/0029). From the first script on, for hydrating the page may fail too.
 */
export function watchErrors(): void {
  // load errors of elements do not bubble, hence the capture phase
  addEventListener(
    'error',
    (event) => {
      const address = chunkAddress(event.target);
      if (address) report(`cannot load ${address}`);
      // without an error object it is a notice of the browser, or another site's
      else if (event instanceof ErrorEvent && event.error) report(event.error);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** Each error once, without the query of the page's address; as a beacon, which also arrives when the page is left. */
function report(error: unknown): void {
  const message = String(error);
  if (sent.size >= MAX_REPORTS || sent.has(message) || document.documentElement.dataset.reports) return;
  sent.add(message);
  const body = { message, stack: (error as Error | undefined)?.stack };
  const data = JSON.stringify([{ type: 'script-error', url: location.origin + location.pathname, body }]);
  navigator.sendBeacon('/api/reports', new Blob([data], { type: 'application/reports+json' }));
}
