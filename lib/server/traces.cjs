'use strict';
/**
 * Sends traces to a collector (OTEL_EXPORTER_OTLP_ENDPOINT): the framework's spans of requests and renders, and the
 * backend's calls (tracing.ts). Loaded by Node itself, and only where there is a collector.
 */
const { context, propagation, trace } = require('@opentelemetry/api');
const { AsyncLocalStorageContextManager } = require('@opentelemetry/context-async-hooks');
const { W3CTraceContextPropagator } = require('@opentelemetry/core');
const { OTLPTraceExporter } = require('@opentelemetry/exporter-trace-otlp-http');
const { resourceFromAttributes } = require('@opentelemetry/resources');
const { BatchSpanProcessor, TracerProvider } = require('@opentelemetry/sdk-trace');

/** Where the framework puts whole addresses: their query may hold what a visitor typed. */
const ADDRESSES = ['http.target', 'http.url', 'url.full', 'url.path', 'url.query'];

class WithoutQueries extends BatchSpanProcessor {
  onEnd(span) {
    for (const name of ADDRESSES) if (typeof span.attributes[name] === 'string') span.attributes[name] = span.attributes[name].split('?', 1)[0];
    super.onEnd(span);
  }
}

/**
 * @param {string} endpoint the collector's address, without `/v1/traces`
 * @returns {() => Promise<void>} sends what is left and ends
 */
function sendTraces(endpoint) {
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

module.exports = { sendTraces };
