import { completeRedirects } from './redirects.ts';
import { queryOf, renderUrl, REQUESTED_QUERY, withoutRouterKey } from '../../render-url.ts';
import type { Step } from './step.ts';

/**
 * Reduces a request for a page to what the page reads on the server (lib/routes.ts). Next writes the URL that it renders
 * into the page, and a cached page goes to every later visitor: without this, one visitor's order id, payment session, email
 * or voucher would be in another's page, and each made-up URL would have its own entry in the cache.
 */
export const reduceUrl: Step = (request, response, next) => {
  const { url = '/', headers } = request;
  delete headers[REQUESTED_QUERY];
  if (/^\/(?:api|_next)\//.test(url)) return next();
  const query = withoutRouterKey(queryOf(url));
  if (query) headers[REQUESTED_QUERY] = query;
  request.url = renderUrl(url, { isNavigation: headers.rsc !== undefined });
  completeRedirects(url, request.url, response);
  next();
};
