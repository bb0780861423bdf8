import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { REVALIDATE_S } from '../../api/tags.ts';
import { routeOf } from '../../routes.ts';
import { pathPartOf, queryOf, ROUTER_KEY, withoutRouterKey } from '../../render-url.ts';

/**
 * Puts the query back into Next's redirects, which only know the reduced URL (render-url.ts):
 * - A redirect to the canonical URL gets the visitor's query. Browsers may not cache it, as they do a 308 without
 *   Cache-Control: a title that changes back would make a loop. Shared caches store it as long as a page is fresh.
 * - Next redirects its client-side router to the same URL with the parameter that it expects: this has to be the URL that
 *   was requested, not the one that is rendered.
 * - A list that leads to another query of its own path knows which. No cache stores that.
 * @param requested path and query as the visitor sent them; `rendered`: as Next gets them
 */
export function completeRedirects(requested: string, rendered: string, response: ServerResponse): void {
  const hasSlug = routeOf(pathPartOf(requested))?.pattern.endsWith('/:slug?');
  if (requested === rendered && !hasSlug && !queryOf(requested)) return;
  onHeaders(response, () => {
    // Next sets it twice when the page was rendered for this response
    const [location] = [response.getHeader('location')].flat();
    if (typeof location !== 'string') return;
    if (hasSlug && response.statusCode === 308 && isOfPage(response)) {
      response.setHeader('Location', withQuery(location, requested));
      response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${REVALIDATE_S}`);
    } else if (pathPartOf(location) === pathPartOf(rendered)) {
      const key = new URLSearchParams(queryOf(location)).get(ROUTER_KEY);
      if (key === null) {
        // a list leads to another query of its path: from a sorting that somebody made up, or that staff are about to add
        response.setHeader('Cache-Control', 'no-store');
        return;
      }
      const query = withoutRouterKey(queryOf(requested));
      response.setHeader('Location', `${pathPartOf(requested)}${query ? `${query}&` : '?'}${ROUTER_KEY}=${encodeURIComponent(key)}`);
    }
  });
}

/** Whether a page redirects. Next's own redirects (trailing slash) are not cacheable and have their query. */
const isOfPage = (response: ServerResponse): boolean => /s-maxage=[1-9]/.test(String(response.getHeader('cache-control')));

/** Adds the query of the requested URL to a location that has none. */
const withQuery = (location: string, requested: string): string => (location.includes('?') ? location : location + withoutRouterKey(queryOf(requested)));
