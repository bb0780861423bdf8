import 'server-only';
import type { ServerResponse } from 'node:http';
import { REVALIDATE_S } from '@/lib/api/tags';
import { pathPartOf, queryOf, ROUTER_KEY, withoutRouterKey } from '@/lib/server/render-url';

/** Pages that have one address for each title. */
const WITH_SLUG = /^(?:\/(?:zh|cn))?\/(?:shop\/main\/product|posts)\/./;

/**
 * Gives redirects of the framework back what its address lacks (lib/server/render-url.ts):
 * - A page that has another address (an old slug): the query that was asked with is added. Browsers must not keep such a
 *   redirect for good, as they do where nothing else is said, because a title that changes back would send them in circles.
 *   Shared caches keep it as long as a page is fresh.
 * - The client-side router is sent to the same address with the parameter that the framework expects: to the one that it
 *   asked for, then, not to the one that is rendered.
 * @param asked path and query as the visitor sent them; `rendered`: as the framework gets them
 */
export function completeRedirects(asked: string, rendered: string, response: ServerResponse): void {
  const hasSlug = WITH_SLUG.test(asked);
  if (asked === rendered && !hasSlug) return;
  const { writeHead } = response;
  response.writeHead = ((...values: unknown[]) => {
    // twice when the page was rendered for this answer
    const [location] = [response.getHeader('location')].flat();
    if (typeof location === 'string' && hasSlug && values[0] === 308 && isOfPage(response)) {
      response.setHeader('Location', withQuery(location, asked));
      response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${REVALIDATE_S}`);
    } else if (typeof location === 'string' && pathPartOf(location) === pathPartOf(rendered)) {
      const key = new URLSearchParams(queryOf(location)).get(ROUTER_KEY) ?? '';
      const query = withoutRouterKey(queryOf(asked));
      response.setHeader('Location', `${pathPartOf(asked)}${query ? `${query}&` : '?'}${ROUTER_KEY}=${encodeURIComponent(key)}`);
    }
    return Reflect.apply(writeHead, response, values);
  }) as typeof writeHead;
}

/** Whether a page redirects: the framework's own redirects (a slash at the end) are not for caches and have their query. */
const isOfPage = (response: ServerResponse): boolean => /s-maxage=[1-9]/.test(String(response.getHeader('cache-control')));

/** A path without query, with the one of the address that was asked for. */
const withQuery = (location: string, asked: string): string => (location.includes('?') ? location : location + withoutRouterKey(queryOf(asked)));
