import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

/** Where Next puts whole URLs: their query may hold what a visitor typed. */
const URL_ATTRIBUTES = ['http.target', 'http.url', 'url.full', 'url.path', 'url.query'];

class WithoutQueries extends BatchSpanProcessor {
  override onEnd(span: Parameters<BatchSpanProcessor['onEnd']>[0]): void {
    for (const name of URL_ATTRIBUTES) {
      const url = span.attributes[name];
      if (typeof url === 'string') span.attributes[name] = url.split('?', 1)[0];
    }
    super.onEnd(span);
  }
}

/**
 * Sends traces to a collector: Next's spans of requests and renders, and the backend's calls (tracing.ts). Loaded only where
 * there is a collector (OTEL_EXPORTER_OTLP_ENDPOINT).
 * @param endpoint the collector's URL, without `/v1/traces`
 * @returns a function that sends what is left and stops
 */
export function sendTraces(endpoint: string): () => Promise<void> {
  // backend calls have spans of their own, under their names
  process.env.NEXT_OTEL_FETCH_DISABLED = '1';
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'shop' }),
    spanProcessors: [new WithoutQueries({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
