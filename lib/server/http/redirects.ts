import type { ServerResponse } from 'node:http';
import { REVALIDATE_S } from '../../api/tags.ts';
import { routeOf } from '../../routes.ts';
import { pathPartOf, queryOf, ROUTER_KEY, withoutRouterKey } from './render-url.ts';
import type { ShopResponse } from './shop-response.ts';

/**
 * Puts the query back into Next's redirects, which only know the reduced address (render-url.ts):
 * - A page that has another address (an old slug): the query that was asked with is added. Browsers must not keep such a
 *   redirect for good, as they do where nothing else is said, because a title that changes back would send them in circles.
 *   Shared caches keep it as long as a page is fresh.
 * - The client-side router is sent to the same address with the parameter that Next expects: to the one that it
 *   asked for, then, not to the one that is rendered.
 * @param asked path and query as the visitor sent them; `rendered`: as Next gets them
 */
export function completeRedirects(asked: string, rendered: string, response: ShopResponse): void {
  const hasSlug = routeOf(pathPartOf(asked))?.pattern.endsWith('/:slug?');
  if (asked === rendered && !hasSlug) return;
  response.beforeHead(() => {
    // Next sets it twice when the page was rendered for this response
    const [location] = [response.getHeader('location')].flat();
    if (typeof location !== 'string') return;
    if (hasSlug && response.statusCode === 308 && isOfPage(response)) {
      response.setHeader('Location', withQuery(location, asked));
      response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${REVALIDATE_S}`);
    } else if (pathPartOf(location) === pathPartOf(rendered)) {
      const key = new URLSearchParams(queryOf(location)).get(ROUTER_KEY) ?? '';
      const query = withoutRouterKey(queryOf(asked));
      response.setHeader('Location', `${pathPartOf(asked)}${query ? `${query}&` : '?'}${ROUTER_KEY}=${encodeURIComponent(key)}`);
    }
  });
}

/** Whether a page redirects: the framework's own redirects (a slash at the end) are not for caches and have their query. */
const isOfPage = (response: ServerResponse): boolean => /s-maxage=[1-9]/.test(String(response.getHeader('cache-control')));

/** A path without query, with the one of the address that was asked for. */
const withQuery = (location: string, asked: string): string => (location.includes('?') ? location : location + withoutRouterKey(queryOf(asked)));
