import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { context, propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { requestContext, withRequestContext } from '@/lib/server/request-context';
import { samplerOf, sendTraces } from '@/lib/server/traces';

type Sampler = Parameters<typeof samplerOf>[0]['OTEL_TRACES_SAMPLER'];
type Span = { traceId: string; name: string; attributes: { key: string; value: { stringValue?: string } }[] };

const TRACE = '0123456789abcdef0123456789abcdef';

describe('which requests are traced', () => {
  const isTraced = (name: Sampler, share: number, path = '/posts', parent?: 'sampled' | 'not sampled') => {
    const remote = {
      traceId: TRACE,
      spanId: '0123456789abcdef',
      traceFlags: parent === 'sampled' ? 1 : 0,
      isRemote: true,
    };
    const asked = parent ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
    const sampler = samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share });
    return (
      sampler.shouldSample(asked, TRACE, 'GET', SpanKind.SERVER, { 'http.target': path }, []).decision ===
      SamplingDecision.RECORD_AND_SAMPLED
    );
  };

  test.each<[Sampler, number, boolean]>([
    ['always_on', 1, true],
    ['always_off', 1, false],
    ['traceidratio', 1, true],
    ['traceidratio', 0, false],
    ['parentbased_always_on', 1, true],
    ['parentbased_always_off', 1, false],
    ['parentbased_traceidratio', 0, false],
  ])('%s with %s: %s', (name, share, traced) => expect(isTraced(name, share)).toBe(traced));

  test.each(['/api/health', '/api/health/ready', '/api/health?x=1', '/api/metrics'])('%s never is', (path) => {
    for (const parent of [undefined, 'sampled'] as const) expect(isTraced('always_on', 1, path, parent)).toBe(false);
  });
});

describe('sent traces', () => {
  const spans: Span[] = [];
  const collector = { isWell: true, headers: [] as unknown[] };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      collector.headers.push(request.headers['x-key']);
      if (collector.isWell)
        for (const { scopeSpans } of (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] })
          .resourceSpans)
          spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      response.writeHead(collector.isWell ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
    });
  });

  async function start() {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-key=abc');
    return sendTraces({ OTEL_SERVICE_NAME: undefined, OTEL_TRACES_SAMPLER: 'always_on', OTEL_TRACES_SAMPLER_ARG: 1 });
  }

  afterEach(async () => {
    trace.disable();
    context.disable();
    propagation.disable();
    vi.unstubAllEnvs();
    await new Promise((resolve) => void server.close(resolve));
  });

  test('are found by the request’s id, as its lines in the log are by the trace’s, and hold no query', async () => {
    const stop = await start();
    const traceId = withRequestContext({ id: 'op-1' }, () => {
      trace
        .getTracer('test')
        .startActiveSpan('GET /verify', { attributes: { 'http.target': '/verify?code=482913' } }, (span) => {
          trace.getTracer('test').startSpan('render').end();
          span.end();
        });
      return requestContext()?.traceId;
    });
    await stop();
    const root = spans.find(({ name }) => name === 'GET /verify');
    expect(root?.traceId).toBe(traceId);
    expect(root?.attributes).toContainEqual({ key: 'shop.request', value: { stringValue: 'op-1' } });
    expect(spans.filter(({ attributes }) => attributes.some(({ key }) => key === 'shop.request'))).toHaveLength(1);
    expect(JSON.stringify(spans)).not.toContain('482913');
    expect(collector.headers).toEqual(['abc']);
  });
});
