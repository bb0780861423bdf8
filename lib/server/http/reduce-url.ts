import onHeaders from 'on-headers';
import { REVALIDATE_S } from '../../api/tags.ts';
import { meantUrl } from '../../meant-url.ts';
import { pathPartOf, queryOf, renderUrl, REQUESTED_QUERY, ROUTER_KEY, withoutRouterKey } from '../../render-url.ts';
import { routeOf } from '../../routes.ts';
import { REDUCED_HEADER, reducedMark } from '../reduced-url.ts';
import { requestContext } from '../request-context.ts';
import { setCommonHeaders } from '../security-headers.ts';
import type { Step } from './step.ts';

/** Made of no title: the page redirects from it to its own address. */
const ANY_SLUG = '-';

/**
 * Reduces a request for a page to what the page reads on the server (lib/routes.ts), and redirects one that was copied
 * with signs behind it to what was meant (lib/meant-url.ts). Next writes the URL that it
 * renders into the page, and a cached page goes to every later visitor: without this, one visitor's order id, payment
 * session, email or voucher would be in another's page, and each made-up URL would have its own entry in the cache.
 */
export const reduceUrl: Step = (request, response, next) => {
  const { headers } = request;
  let { url = '/' } = request;
  delete headers[REQUESTED_QUERY];
  headers[REDUCED_HEADER] = reducedMark();
  // Next would take a nonce from these and put it into the page
  delete headers['content-security-policy'];
  delete headers['content-security-policy-report-only'];
  if (/^\/(?:api|_next)\//.test(url)) return next();
  const meant = meantUrl(url);
  if (meant !== undefined && !lacksSlug(meant))
    return setCommonHeaders(request, response, () =>
      response.writeHead(308, { Location: meant, 'Cache-Control': 'private, no-store' }).end(),
    );
  if (meant !== undefined) {
    request.originalUrl = meant;
    url = `${pathPartOf(meant)}/${ANY_SLUG}${queryOf(meant)}`;
  }
  const query = withoutRouterKey(queryOf(url));
  if (query) headers[REQUESTED_QUERY] = query;
  request.url = renderUrl(url, { isNavigation: headers.rsc !== undefined });
  const context = requestContext();
  if (context) context.isVariant = withoutRouterKey(queryOf(request.url)) !== '';
  next();
};

/** Whether a URL is that of a service or an article without its slug, which redirects by itself. */
const lacksSlug = (url: string): boolean =>
  [pathPartOf(url), `${pathPartOf(url)}/${ANY_SLUG}`].every((path) => routeOf(path)?.detailOf);

/** Puts the query back into Next's redirects, which only know the reduced URL. */
export const completeRedirects: Step = ({ url: rendered = '/', originalUrl: requested = rendered }, response, next) => {
  onHeaders(response, () => {
    // Next sets it twice when the page was rendered for this response
    const [location] = [response.getHeader('location')].flat();
    if (typeof location !== 'string') return;
    const query = withoutRouterKey(queryOf(requested));
    // a page's redirect to its canonical URL; Next's own redirects (of a trailing slash) are not cacheable and keep
    // the query
    if (response.statusCode === 308 && /s-maxage=[1-9]/.test(String(response.getHeader('cache-control')))) {
      response.setHeader('Location', location.includes('?') ? location : location + query);
      // browsers would cache a 308 for good: after a title is changed and changed back, its two URLs would redirect to
      // each other
      response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${REVALIDATE_S}`);
    } else if (pathPartOf(location) === pathPartOf(rendered)) {
      const key = new URLSearchParams(queryOf(location)).get(ROUTER_KEY);
      // a list redirects to its path with another query, for instance because its sorting does not exist, or does not
      // exist yet
      if (key === null) response.setHeader('Cache-Control', 'no-store');
      // a redirect of the client-side router: to the URL that it asked for, with the parameter that Next expects
      else
        response.setHeader(
          'Location',
          `${pathPartOf(requested)}${query ? `${query}&` : '?'}${ROUTER_KEY}=${encodeURIComponent(key)}`,
        );
    }
  });
  next();
};
