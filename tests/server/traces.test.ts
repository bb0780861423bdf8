import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { describe, expect, test } from 'vitest';
import { samplerOf } from '@/lib/server/traces';

type Sampler = Parameters<typeof samplerOf>[0]['OTEL_TRACES_SAMPLER'];

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
    ['traceidratio', 0, false],
    ['parentbased_always_on', 1, true],
    ['parentbased_traceidratio', 0, false],
  ])('%s with %s: %s', (name, share, traced) => expect(isTraced(name, share)).toBe(traced));

  test.each(['/api/health', '/api/health/ready', '/api/health?x=1', '/api/metrics'])('%s never is', (path) => {
    for (const parent of [undefined, 'sampled'] as const) expect(isTraced('always_on', 1, path, parent)).toBe(false);
  });
});
