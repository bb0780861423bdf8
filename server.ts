import './lib/server/mode.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import compression from 'compression';
import next from 'next';
import Router from 'router';
import { isProduction } from './lib/env.ts';
import { logConsole } from './lib/server/console-log.ts';
import { shutDownGracefully } from './lib/server/graceful-shutdown.ts';
import { accessLog } from './lib/server/access-log.ts';
import { shareTagTimes } from './lib/server/cache/tag-times.ts';
import { respondWithError } from './lib/server/http/respond-with-error.ts';
import { setClientAddress } from './lib/server/client-address.ts';
import { completeHead } from './lib/server/http/complete-head.ts';
import { closeWhileDraining, guardConnections, TIMEOUTS } from './lib/server/http/connections.ts';
import { fillErrorPages } from './lib/server/http/error-html.ts';
import { sendKept, keepForASecond } from './lib/server/http/kept-responses.ts';
import { oneAtATime } from './lib/server/http/one-at-a-time.ts';
import { completeRedirects, reduceUrl } from './lib/server/http/reduce-url.ts';
import { renderInTurn } from './lib/server/http/render-in-turn.ts';
import { setCommonHeaders } from './lib/server/security-headers.ts';
import { ICON, preferCompressed, serveBuild, serveIcons } from './lib/server/static-files.ts';
import { rejectInvalid } from './lib/server/http/validate-request.ts';
import { log } from './lib/server/log.ts';
import { measureRequest } from './lib/server/metrics.ts';
import { redis } from './lib/server/redis.ts';
import { giveContext } from './lib/server/request-context.ts';
import { checkedEnv, logStart } from './lib/server/settings.ts';

const hasStarted = isProduction() ? logConsole() : () => undefined;
// a name: with an IP address Next would send its own rewrites out through the network
const app = next({ dev: !isProduction(), hostname: 'localhost', port: Number(process.env.PORT) || 3000 });
// reads the .env files
await app.prepare();
const settings = checkedEnv();
// opened before the first request, which would otherwise count in this instance alone
const shared = redis();
if (shared) shareTagTimes(shared);
const closers: (() => Promise<unknown>)[] = [async () => shared?.client.destroy()];
if (settings.OTEL_EXPORTER_OTLP_ENDPOINT) closers.push((await import('./lib/server/traces.ts')).sendTraces(settings));

/**
 * The way of a request. Each step may respond; what steps have to say about the head (`on-headers`) runs from the last
 * step to the first.
 */
const pipeline = Router();
// a connection's requests one after the other, each with an id and what is known of it
pipeline.use(oneAtATime);
pipeline.use(giveContext);
if (isProduction()) {
  // while the process stops, its clients are sent to another
  pipeline.use(closeWhileDraining);
  // log and metrics: they see every response and change none
  pipeline.use(accessLog);
  pipeline.use(measureRequest);
  // a 400, 404 or 405 for what no browser asks a shop for
  pipeline.use(rejectInvalid);
  // a page's URL becomes what the page reads of it
  pipeline.use(reduceUrl);
  // a response from the last second
  pipeline.use(sendKept);
  pipeline.use(setCommonHeaders);
  // files of the build and icons end here
  pipeline.use('/_next/static', preferCompressed, serveBuild);
  pipeline.get(ICON, serveIcons);
  // for rate limits and the backend
  pipeline.use(setClientAddress);
  // who may cache it, and where it came from (`Cache-Status`)
  pipeline.use(completeHead);
  // the query that was cut off, in redirects
  pipeline.use(completeRedirects);
  // its types are those of Express, whose responses it does not need
  pipeline.use(compression());
  pipeline.use(keepForASecond);
  // texts for a page that failed: Next sends an empty one
  pipeline.use(fillErrorPages);
}
// Next: middleware.ts, then app/
pipeline.use(renderInTurn(app.getRequestHandler()));

const server = createServer(TIMEOUTS, (request: IncomingMessage, response: ServerResponse) => {
  // the steps and Next listen for its end, each for itself
  response.setMaxListeners(20);
  pipeline(request, response, (error) => respondWithError(request, response, error));
});
if (isProduction()) guardConnections(server);
shutDownGracefully(server, closers);
const { PORT, HOST } = settings;
server.on('error', (error) => {
  log.error({ error }, `the shop does not start: it cannot listen on port ${PORT}`);
  process.exit(1);
});
server.listen({ port: PORT, host: HOST }, () => {
  hasStarted();
  logStart(settings, `http://${HOST ?? 'localhost'}:${PORT}`);
});
