import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

/** Where Next puts whole addresses: their query may hold what a visitor typed. */
const ADDRESSES = ['http.target', 'http.url', 'url.full', 'url.path', 'url.query'];

class WithoutQueries extends BatchSpanProcessor {
  override onEnd(span: Parameters<BatchSpanProcessor['onEnd']>[0]): void {
    for (const name of ADDRESSES) {
      const address = span.attributes[name];
      if (typeof address === 'string') span.attributes[name] = address.split('?', 1)[0];
    }
    super.onEnd(span);
  }
}

/**
 * Sends traces to a collector: Next's spans of requests and renders, and the backend's calls (tracing.ts). Loaded only where
 * there is a collector (OTEL_EXPORTER_OTLP_ENDPOINT).
 * @param endpoint the collector's address, without `/v1/traces`
 * @returns sends what is left and ends
 */
export function sendTraces(endpoint: string): () => Promise<void> {
  // the backend's calls have spans of their own, by their names
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
