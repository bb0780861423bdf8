import type { IncomingHttpHeaders } from 'node:http';
import { get } from '../http.ts';
import type { World } from '../outage.ts';
import { serve } from '../processes.ts';
import type { Report } from '../report.ts';

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: { key: string; value: Record<string, unknown> }[] };
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** With a collector each request but probes is a trace, with the backend's calls by their names in it. */
export async function checkTraces(world: World, report: Report): Promise<void> {
  const spans: Span[] = [];
  const collector = await listen((body) => {
    for (const { scopeSpans } of (JSON.parse(body) as Export).resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans));
  });
  const seen: IncomingHttpHeaders[] = [];
  const backend = await listen((_, headers) => void seen.push(headers));

  const shop = await world.startAnother({ OTEL_EXPORTER_OTLP_ENDPOINT: collector, API_BASE_URL: backend });
  await get(`${shop.url}/api/configuration/latest`, { 'x-request-id': 'outage-trace' });
  await get(`${shop.url}/authentication/verify?verification_code=482913`);
  shop.program.process.kill('SIGTERM');
  const code = await shop.program.ended;
  const call = spans.find(({ name }) => name === 'GET /configuration/latest');
  const parent = spans.find(({ spanId }) => spanId === call?.parentSpanId);
  const carried = seen.find((headers) => headers['x-request-id'] === 'outage-trace')?.traceparent;
  report.check(
    'traces: a call by its name, in its request’s trace',
    call !== undefined && parent?.traceId === call.traceId,
    `${spans.length} spans, ${parent?.name ?? 'no parent'} › ${call?.name ?? 'no call'}`,
  );
  const doubled = spans.filter(({ name }) => name.startsWith('fetch '));
  report.check('traces: no second span of a call by the framework', doubled.length === 0, `${doubled.length} spans`);
  report.check(
    'traces: handed on to the backend',
    call !== undefined && String(carried).includes(`-${call.traceId}-${call.spanId}-`),
    carried ? String(carried) : 'no traceparent',
  );
  const named = spans.filter(({ attributes }) => attributes.some(({ key, value }) => key === 'shop.request' && value.stringValue === 'outage-trace'));
  const logged = shop.program
    .output()
    .split('\n')
    .find((line) => line.includes('"outage-trace"'));
  report.check(
    'traces: found by the request’s id, and the log’s lines by the trace’s',
    named.length === 1 && call !== undefined && named[0]?.traceId === call.traceId && logged?.includes(`"trace_id":"${call.traceId}"`) === true,
    `${named.length} spans with the id, ${logged ?? 'no line'}`,
  );
  const probes = spans.filter(({ attributes }) => JSON.stringify(attributes).includes('/api/health'));
  report.check('traces: none of health probes', probes.length === 0, `${probes.length} spans`);
  report.check('traces: nothing that was typed, and sent before the end', code === 0 && !JSON.stringify(spans).includes('482913'), `exit code ${code}`);
}

/** A server that takes anything, and responds with an empty object. */
const listen = (take: (body: string, headers: IncomingHttpHeaders) => void): Promise<string> =>
  serve((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      take(body, request.headers);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
