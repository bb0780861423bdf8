import type { ServerResponse } from 'node:http';
import { cacheStatus, type PageSource } from '../caches.ts';
import type { RequestContext } from '../request-context.ts';

/** What Next says of a page or picture; no visitor's business, and gone once `Cache-Status` says it. */
const NEXT_HEADER = 'x-nextjs-cache';

/** Says in `Cache-Status` where a page or a picture came from, and sets a page's source for log and metrics. */
export function setCacheStatus(response: ServerResponse, path: string, context: RequestContext | undefined): void {
  const next = response.getHeader(NEXT_HEADER);
  response.removeHeader(NEXT_HEADER);
  const status = path === '/_next/image' ? pictureStatus(next) : pageStatus(next, response.statusCode, context);
  if (status) response.setHeader('Cache-Status', status);
}

function pictureStatus(next: unknown): string | undefined {
  return next ? cacheStatus('pictures', next === 'MISS' ? 'stored' : 'hit') : undefined;
}

function pageStatus(next: unknown, status: number, context: RequestContext | undefined): string | undefined {
  const source = sourceOf(next, context?.pageSource);
  if (!context || !source) return undefined;
  context.pageSource = source;
  if (source !== 'rendered') {
    const { pageTtl: ttl } = context;
    // whoever shared the look of another request does not know where that found it
    return cacheStatus('pages', 'hit', ttl === undefined ? {} : { ttl, detail: source });
  }
  // only pages that exist are stored
  if (status !== 200 && status !== 304) return cacheStatus('pages', 'miss');
  return cacheStatus('pages', next ? 'stored' : 'bypass');
}

/**
 * What is looked up is not always what is sent: Next renders anew what is too old to be shown, and requests for one
 * page at the same time share one look.
 */
function sourceOf(next: unknown, found: PageSource | undefined): PageSource | undefined {
  if (next === 'MISS') return 'rendered';
  return next && found !== 'redis' ? 'memory' : found;
}
