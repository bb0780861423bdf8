import 'server-only';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Makes a backend call a span, named like the call and not like its URL, and propagates the trace. OpenTelemetry's API
 * does nothing without a collector.
 * @param run gets the headers that carry the trace
 */
export function traced(
  name: string,
  { method, url }: Request,
  attempt: number,
  run: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const { hostname, port } = new URL(url);
  const attributes = {
    'http.request.method': method,
    'url.template': name.slice(name.indexOf(' ') + 1),
    'server.address': hostname,
    ...(port && { 'server.port': Number(port) }),
    ...(attempt > 0 && { 'http.request.resend_count': attempt }),
  };
  return trace.getTracer('shop').startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const headers: Record<string, string> = {};
    propagation.inject(context.active(), headers);
    try {
      const response = await run(headers);
      span.setAttribute('http.response.status_code', response.status);
      if (response.status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
      return response;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : String(error) });
      throw error;
    } finally {
      span.end();
    }
  });
}
