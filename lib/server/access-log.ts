import { env } from '../env.ts';
import { isPersonalPath } from '../routes.ts';
import { log } from './log.ts';
import { kindOf } from './metrics.ts';
import { type RequestContext, requestContext, withRequestContext } from './request-context.ts';
import { pathPartOf } from '../render-url.ts';
import type { Step } from './http/step.ts';

/** How much of a path is logged, in characters. */
const MAX_PATH = 200;
/**
 * Endpoints without an id in their path. What else is below /api/ is a call, which has a line of its own
 * (lib/server/bff/handle-call.ts).
 */
const ENDPOINT = /^\/api\/(?:health|health\/ready|metrics|revalidate|reports|vitals)$/;
/** What balancers and monitors ask for every few seconds: a path, with or without its query. */
export const PROBE = /^\/api\/(?:health|metrics)(?:[/?]|$)/;

/**
 * Step of the pipeline: logs the responses that ACCESS_LOG asks for. A path is there where it is the same for
 * everybody, without its query; what belongs to one customer is its route alone. Successful probes are at `debug`.
 */
export const accessLog: Step = ({ method, url = '/' }, response, next) => {
  const wanted = env().ACCESS_LOG;
  if (wanted === 'off') return next();
  const startedAt = performance.now();
  const context = requestContext();
  const asked = pathPartOf(url);
  const route = kindOf(asked);
  response.once('close', () => {
    const source = context?.pageSource;
    if (wanted === 'rendered' && !isRendered(route, source)) return;
    // 499, as proxies log it: the visitor left before the response was sent
    const status = response.writableFinished ? response.statusCode : 499;
    const bytes = Number(response.getHeader('content-length')) || undefined;
    const fields = {
      method,
      route,
      ...pathOf(asked),
      status,
      ms: Math.round(performance.now() - startedAt),
      bytes,
      source,
    };
    const write = () => log[PROBE.test(asked) && status < 400 ? 'debug' : 'info'](fields, 'request');
    if (context) withRequestContext(context, write);
    else write();
  });
  next();
};

/** A page that came from no cache, or one that does not exist. */
const isRendered = (route: string, source: RequestContext['pageSource']): boolean =>
  (source === undefined || source === 'rendered') &&
  route !== 'file' &&
  route !== '/api' &&
  !route.startsWith('/_next/');

function pathOf(path: string): { path?: string } {
  const isPublic = path.startsWith('/api/')
    ? ENDPOINT.test(path)
    : !path.startsWith('/_next/') && !isPersonalPath(path);
  return isPublic ? { path: path.slice(0, MAX_PATH) } : {};
}
