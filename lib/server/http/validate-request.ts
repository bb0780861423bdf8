import createError from 'http-errors';
import { isDecodable, pathPartOf } from '../../render-url.ts';
import { setCommonHeaders } from '../security-headers.ts';
import type { Step } from './step.ts';

/**
 * `.` and `..`, encoded or not: Next resolves them, so that a path would be another one for it than for the steps
 * before.
 */
const DOT_SEGMENT = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:$|[/\\]|%2f|%5c)/i;
/** All that the framework has for browsers; the optimiser's path is followed by its query. */
const FRAMEWORK_PATH = /^\/_next\/(?:static\/.|image$)/;
/** Whatever else the connection carries is not read. */
const CLOSE = { headers: { Connection: 'close' } };

/**
 * Rejects requests that no browser sends to a shop, before Next sees them: it would proxy an absolute URL, render a
 * page for any method and for paths of its own, or fail with a 500. Ends in 400 for a malformed request, 404 for what
 * the framework does not have and 405 for a method that nothing takes. A form that is posted to a page (a browser
 * without scripts, a payment service that returns the shopper) is redirected to that page.
 */
export const rejectInvalid: Step = (request, response, next) => {
  const { method = '', url = '' } = request;
  const path = pathPartOf(url);
  // of several a proxy in front may have looked at another one (RFC 9112, 3.2)
  const hosts = request.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  );
  // an absolute URL (`GET http://elsewhere/`) or `*`
  if (!url.startsWith('/') || hosts.length > 1 || DOT_SEGMENT.test(path)) return next(createError(400, CLOSE));
  const isApi = path.startsWith('/api/');
  // `//elsewhere` would lead to another host
  if (!isApi && method === 'POST' && /^\/(?![/\\])/.test(url)) {
    setCommonHeaders(request, response, () =>
      response.writeHead(303, { Location: url, 'Cache-Control': 'private, no-store', ...CLOSE.headers }).end(),
    );
    return;
  }
  const methods = ['GET', 'HEAD', ...(isApi ? ['POST', 'PUT', 'DELETE', 'OPTIONS'] : [])];
  if (!methods.includes(method))
    return next(createError(405, { headers: { Allow: methods.join(', '), ...CLOSE.headers } }));
  const isFramework = path.startsWith('/_next/');
  // among pages, a path that cannot be decoded is a 404 page
  if ((isApi || isFramework) && !isDecodable(path)) return next(createError(400, CLOSE));
  next(isFramework && !FRAMEWORK_PATH.test(path) ? createError(404) : undefined);
};
