import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Env } from '../env.ts';
import { PROBE } from './access-log.ts';
import { log } from './log.ts';
import { requestContext } from './request-context.ts';

/** Where Next puts whole URLs: their query may hold what a visitor typed. */
const URL_ATTRIBUTES = ['http.target', 'http.url', 'url.full', 'url.path', 'url.query'];

class ShopSpans extends BatchSpanProcessor {
  /** A trace is found by its request's id, and a request's lines in the log by the id of its trace. */
  override onStart(span: Parameters<BatchSpanProcessor['onStart']>[0]): void {
    const request = requestContext();
    if (!request || request.traceId) return;
    request.traceId = span.spanContext().traceId;
    span.setAttribute('shop.request', request.id);
  }

  override onEnd(span: Parameters<BatchSpanProcessor['onEnd']>[0]): void {
    for (const name of URL_ATTRIBUTES) {
      const url = span.attributes[name];
      if (typeof url === 'string') span.attributes[name] = url.split('?', 1)[0];
    }
    super.onEnd(span);
  }
}

/** Says once that the collector takes nothing, and once that it does again. */
class ShopExporter extends OTLPTraceExporter {
  #isAway = false;

  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>): void {
    super.export(spans, (result) => {
      const isAway = result.code !== ExportResultCode.SUCCESS;
      if (isAway && !this.#isAway)
        log.warn({ error: result.error }, 'traces: the collector takes none; these are lost');
      if (!isAway && this.#isAway) log.warn('traces: the collector takes them again');
      this.#isAway = isAway;
      done(result);
    });
  }
}

type Sampling = Pick<Env, 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'>;

/**
 * Which requests are traced, by OpenTelemetry's own variables; probes never are. What happens for a request is traced
 * with it.
 */
export function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: Sampling): Sampler {
  const kind = name.replace('parentbased_', '');
  const chosen = samplerOfKind(kind, share);
  const isByParent = name !== kind;
  const sampler = new ParentBasedSampler({
    root: chosen,
    ...(!isByParent && { remoteParentSampled: chosen, remoteParentNotSampled: chosen }),
  });
  return {
    shouldSample: (...asked) =>
      PROBE.test(String(asked[4]['http.target']))
        ? { decision: SamplingDecision.NOT_RECORD }
        : sampler.shouldSample(...asked),
    toString: () => `${sampler}, without probes`,
  };
}

function samplerOfKind(kind: string, share: number | undefined): Sampler {
  if (kind === 'always_off') return new AlwaysOffSampler();
  return kind === 'always_on' ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(share);
}

/**
 * Sends traces to a collector: Next's spans of requests and renders, and the backend's calls (tracing.ts). Loaded only
 * where there is a collector; its address, headers, time limit and certificates are the exporter's own variables
 * (OTEL_EXPORTER_OTLP_…).
 * @returns a function that sends what is left and stops
 */
export function sendTraces(env: Sampling & Pick<Env, 'OTEL_SERVICE_NAME'>): () => Promise<void> {
  // backend calls have spans of their own, under their names
  process.env.NEXT_OTEL_FETCH_DISABLED = '1';
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME ?? 'shop' }),
    sampler: samplerOf(env),
    spanProcessors: [new ShopSpans({ exporter: new ShopExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
