import { createServer, type IncomingMessage } from 'node:http';
import compression from 'compression';
import next from 'next';
import { checkedEnv, isProduction } from './lib/env.ts';
import { isPersonalPath, routeOf } from './lib/routes.ts';
import { isDraining, shutDownGracefully } from './lib/server/graceful-shutdown.ts';
import { setClientIp } from './lib/server/http/client-ip.ts';
import { isEnglishHome } from './lib/server/http/english-home.ts';
import { fillErrorShell } from './lib/server/http/error-html.ts';
import { linkMarkdown } from './lib/server/http/link-markdown.ts';
import { limitConversions } from './lib/server/http/image-bulkhead.ts';
import { compressAndRemember, serveFromMemory } from './lib/server/http/micro-cache.ts';
import { completeRedirects } from './lib/server/http/redirects.ts';
import { pathPartOf, reduceUrl } from './lib/server/http/render-url.ts';
import { setSecurityHeaders } from './lib/server/http/security-headers.ts';
import { serveCompressed } from './lib/server/http/static-files.ts';
import { addServerTiming } from './lib/server/http/server-timing.ts';
import { ShopResponse } from './lib/server/http/shop-response.ts';
import { rejectInvalid, rejectUpgrade } from './lib/server/http/validate-request.ts';
import { log } from './lib/server/log.ts';
import { measureRequest } from './lib/server/metrics.ts';
import { redis } from './lib/server/redis.ts';
import { givenId, type RequestContext, withRequestContext } from './lib/server/request-context.ts';

/** How long a request may take to come in, in milliseconds: an upload has a minute (lib/api/timeouts.ts). */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 90_000;

const port = Number(process.env.PORT) || 3000;
/** All interfaces where nothing is said. */
const host = process.env.HOST || undefined;
// a name: with an IP address Next would send its own rewrites out through the network
const app = next({ dev: !isProduction(), hostname: 'localhost', port });
const compress = compression();

// reads the .env files
await app.prepare();
const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = checkedEnv();
const handle = app.getRequestHandler();
// opened before the first request, which would otherwise count in this instance alone
const shared = redis();
const closers: (() => Promise<unknown>)[] = [async () => shared?.client.destroy()];
if (collector) closers.push((await import('./lib/server/traces.ts')).sendTraces(collector));

/** The way of a request in production. Each step may answer; Next comes last. */
function serve(request: IncomingMessage, response: ShopResponse): void {
  // the client's next request goes to another instance
  if (isDraining()) response.setHeader('Connection', 'close');
  measureRequest(request, response);
  setSecurityHeaders(request, response);
  if (rejectInvalid(request, response)) return;
  setClientIp(request);
  // Next would put a visitor's nonce into a page that is cached for all
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
  const isForOneCustomer = isPersonal(request);
  const isHome = pathPartOf(request.url ?? '/') === '/';
  response.beforeHead(() => {
    if (isForOneCustomer) response.setHeader('Cache-Control', 'private, no-store');
    // in another language for the next visitor
    else if (isHome) response.setHeader('Cache-Control', 'private, no-cache');
    // Next would let shared caches keep the 404 of an id that somebody made up, and of one that staff are about to add
    else if (response.statusCode === 404) response.setHeader('Cache-Control', 'no-store');
  });
  linkMarkdown(request, response);

  const asked = request.url ?? '/';
  reduceUrl(request);
  const url = request.url ?? '/';
  const isPage = isPageRequest(request);
  const mayBeRemembered = isPage && (!isHome || isEnglishHome(request));
  if (mayBeRemembered && serveFromMemory(url, request, response)) return;
  completeRedirects(asked, url, response);
  if (isPage)
    response.transformBody((chunk, isWhole) => {
      const filled = fillErrorShell(request, response, chunk);
      return isWhole ? compressAndRemember(url, request, response, filled) : filled;
    });
  else {
    serveCompressed(request, response);
    compress(request as never, response as never, () => undefined);
  }

  withRequestContext(contextOf(request), () => void limitConversions(request, response, () => handle(request, response)));
}

/** Development has no policy, for Next evaluates scripts there, and no cache. */
function serveInDevelopment(request: IncomingMessage, response: ShopResponse): void {
  const context = { ...contextOf(request), timings: [] };
  addServerTiming(response, context.timings);
  withRequestContext(context, () => void handle(request, response));
}

/** The id that a browser or a proxy gave to the request, else a new one. */
function contextOf({ headers, url }: IncomingMessage): RequestContext {
  return { id: givenId(headers['x-request-id']) ?? `${url?.startsWith('/api/') ? 'api' : 'page'}-${crypto.randomUUID()}` };
}

/** What belongs to one customer: no cache may store any response to it, be it a page, redirect, rejection or error. */
function isPersonal({ url = '/' }: IncomingMessage): boolean {
  const path = pathPartOf(url);
  return path.startsWith('/api/') || isPersonalPath(path);
}

/** A document that a browser or a crawler loads; navigations inside the site (RSC) and previews go straight to Next. */
function isPageRequest(request: IncomingMessage): boolean {
  const { method, headers, url = '/' } = request;
  if (method !== 'GET' || headers.rsc || headers['next-router-prefetch'] || headers['x-prerender-revalidate'] || headers.cookie?.includes('__prerender_bypass'))
    return false;
  return routeOf(pathPartOf(url)) !== undefined;
}

const server = createServer<typeof IncomingMessage, typeof ShopResponse>(
  { ServerResponse: ShopResponse, headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  isProduction() ? serve : serveInDevelopment,
);
if (isProduction()) server.on('upgrade', rejectUpgrade);
shutDownGracefully(server, closers);
server.listen({ port, host }, () => log.info(`listening on http://${host ?? 'localhost'}:${port}`));
