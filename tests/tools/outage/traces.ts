import type { IncomingHttpHeaders } from 'node:http';
import { get } from '../http.ts';
import type { World } from '../outage.ts';
import { serve } from '../processes.ts';
import type { Report } from '../report.ts';

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string };
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
const ID = 'outage-trace';

/** A request is a trace found by the request's id, with the backend's calls by their names, as the backend gets it. */
export async function checkTraces(world: World, report: Report): Promise<void> {
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
  report.check(
    'traces: a call by its name, handed on to the backend',
    parent !== undefined && isCarried,
    `${spans.length} spans, ${parent?.name} › ${call?.name}`,
  );
  const named = spans.filter((span) => JSON.stringify(span).includes(ID));
  const isLogged = shop.program.output().includes(`"trace_id":"${call?.traceId}"`);
  report.check(
    'traces: found by the request’s id, and the log’s lines by theirs',
    named[0]?.traceId === call?.traceId && isLogged,
    `${named.length} spans`,
  );
  const doubled = spans.filter(({ name }) => name.startsWith('fetch '));
  report.check('traces: no second span of a call by the framework', doubled.length === 0, `${doubled.length} spans`);
  const isClean = spans.length > 0 && !/482913|\/api\/health/.test(JSON.stringify(spans));
  report.check(
    'traces: no probes, nothing that was typed, and sent before the end',
    code === 0 && isClean,
    `exit code ${code}`,
  );
}

/** A server that takes anything, and responds with an empty object. */
const listen = (take: (body: string, headers: IncomingHttpHeaders) => void): Promise<string> =>
  serve(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    take(Buffer.concat(parts).toString(), request.headers);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
