import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { get } from '../http.ts';
import type { World } from '../outage.ts';
import { serve } from '../processes.ts';
import type { Report } from '../report.ts';

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string };
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
const ID = 'outage-trace';

/** A request is a trace found by the request's id, with the backend's calls by their names, as the backend gets it. */
export async function checkTraces(world: World, { check, same }: Report): Promise<void> {
  const spans: Span[] = [];
  const collector = await listen((body) => {
    for (const { scopeSpans } of (JSON.parse(body) as Export).resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
  });
  const seen: IncomingHttpHeaders[] = [];
  const backend = await listen((_, headers) => void seen.push(headers));

  const shop = await world.startAnother({ OTEL_EXPORTER_OTLP_ENDPOINT: collector, API_BASE_URL: backend });
  await get(`${shop.url}/api/configuration/latest`, { 'x-request-id': ID });
  await get(`${shop.url}/authentication/verify?verification_code=482913`);
  shop.program.process.kill('SIGTERM');
  const code = await shop.program.ended;
  const call = spans.find(({ name }) => name === 'GET /configuration/latest');
  const parent = spans.find(({ spanId }) => spanId === call?.parentSpanId);
  const isCarried = seen.some(
    (headers) =>
      headers['x-request-id'] === ID && String(headers.traceparent).includes(`-${call?.traceId}-${call?.spanId}-`),
  );
  const found = `${spans.length} spans, ${parent?.name} › ${call?.name}`;
  check('traces: a call by its name, handed on to the backend', parent !== undefined && isCarried, found);
  const named = spans.find((span) => JSON.stringify(span).includes(ID))?.traceId;
  const isLogged = shop.program.output().includes(`"trace_id":"${call?.traceId}"`);
  same('traces: found by the request’s id, and the log’s lines by theirs', [named, isLogged], [call?.traceId, true]);
  const doubled = spans.filter(({ name }) => name.startsWith('fetch ')).length;
  same('traces: no second span of a call by the framework', doubled, 0);
  const isClean = spans.length > 0 && !/482913|\/api\/health/.test(JSON.stringify(spans));
  same('traces: no probes, nothing that was typed, and sent before the end', [code, isClean], [0, true]);
}

/** A server that takes anything, and responds with an empty object. */
const listen = (take: (body: string, headers: IncomingHttpHeaders) => void): Promise<string> =>
  serve(async (request, response) => {
    take(await text(request), request.headers);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
