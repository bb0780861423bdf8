import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { REVALIDATE_S } from '@/lib/api/tags';

/** What the framework adds to a query for itself. */
const OWN_KEYS = new Set(['_rsc']);

/**
 * A page that is kept and answers with a redirect (an old slug) knows no query: the request's own goes along on the way
 * out. Nor may browsers keep such a redirect for good, as they do where nothing else is said: a title that changes back
 * would send them in circles. Shared caches keep it as long as a page is fresh.
 */
export function keepRedirects(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((...values: unknown[]) => {
    // twice when the page was rendered for this answer
    const [location] = [response.getHeader('location')].flat();
    if (values[0] === 308 && typeof location === 'string' && isKept(response)) {
      response.setHeader('Location', withQuery(location, request.url ?? '/'));
      response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${REVALIDATE_S}`);
    }
    return Reflect.apply(writeHead, response, values);
  }) as typeof writeHead;
}

/** Whether a page says so, which is kept: the framework's own redirects (a slash at the end) have their query. */
const isKept = (response: ServerResponse): boolean => /s-maxage=[1-9]/.test(String(response.getHeader('cache-control')));

/** A path without query, with the one of the address that was asked for. */
function withQuery(location: string, asked: string): string {
  const start = asked.indexOf('?');
  const pairs = start < 0 ? [] : asked.slice(start + 1).split('&');
  const query = pairs.filter((pair) => pair && !OWN_KEYS.has(pair.split('=', 1)[0] ?? '')).join('&');
  return query && !location.includes('?') ? `${location}?${query}` : location;
}
