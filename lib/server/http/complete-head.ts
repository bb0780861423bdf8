import onHeaders from 'on-headers';
import { MAKESHIFT_S } from '../../api/tags.ts';
import { pathPartOf } from '../../render-url.ts';
import { isPersonalPath, markdownPathOf } from '../../routes.ts';
import { STORED_PAGE_HEADER } from '../cache/stored-pages.ts';
import { CACHES } from '../caches.ts';
import { requestContext } from '../request-context.ts';
import { isHtml } from '../security-headers.ts';
import { setCacheStatus } from './cache-status.ts';
import type { Step } from './step.ts';

/** As long as a page is fresh, and the month for which it is kept as a fallback. */
const STALE = `stale-while-revalidate=${CACHES.cdn.seconds}, stale-if-error=${CACHES.cdn.fallbackSeconds}`;

/** For a page that is being renewed: a cache that got the old one, perhaps after a purge, soon asks for the new one. */
const RENEWED_S = 1;

/**
 * What a shared cache is told of a page. Next names the month for which a page is kept as a fallback as the time in
 * which an old page may be shown: a cache would show month-old prices. It may show them for minutes, and for the month
 * only where the shop cannot answer. A page that had to do without a response of the backend is the instance's own.
 */
function forSharedCaches(cacheControl: string, isRenewed: boolean): string {
  const [, lifetime] = /s-maxage=(\d+), stale-while-revalidate=/.exec(cacheControl) ?? [];
  if (lifetime === undefined) return cacheControl;
  if (Number(lifetime) <= MAKESHIFT_S) return 'no-store';
  return cacheControl
    .replace(/s-maxage=\d+/, `s-maxage=${isRenewed ? RENEWED_S : lifetime}`)
    .replace(/stale-while-revalidate=\d+(?:, stale-if-error=\d+)?/, STALE);
}

/**
 * Says where a response came from and which ones no cache may store, whatever Next says of them, and names a page's
 * Markdown in its head (`Link`): in the HTML it would count against the page's budget, and again in its data.
 */
export const completeHead: Step = ({ url = '/', originalUrl = url }, response, next) => {
  const path = pathPartOf(originalUrl);
  const markdown = markdownPathOf(path);
  const context = requestContext();
  onHeaders(response, () => {
    response.removeHeader(STORED_PAGE_HEADER);
    if (markdown && response.statusCode === 200 && isHtml(response))
      response.appendHeader('Link', `<${markdown}>; rel="alternate"; type="text/markdown"`);
    // whatever the response is: a page, a redirect, a rejection or an error
    if (path.startsWith('/api/') || isPersonalPath(path)) response.setHeader('Cache-Control', 'private, no-store');
    // the next visitor may be redirected to another language
    else if (path === '/') response.setHeader('Cache-Control', 'private, no-cache');
    // Next would let shared caches keep the 404 of an id that somebody made up, and of one that staff are about to add
    else if (response.statusCode === 404) response.setHeader('Cache-Control', 'no-store');
    else if (response.hasHeader('cache-control')) {
      const isRenewed = response.getHeader('x-nextjs-cache') === 'STALE';
      response.setHeader('Cache-Control', forSharedCaches(String(response.getHeader('cache-control')), isRenewed));
    }
    setCacheStatus(response, path, context);
  });
  next();
};
