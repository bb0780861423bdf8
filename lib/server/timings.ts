import 'server-only';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { idOf, inRequest, type RequestUnderWay } from '@/lib/server/under-way';

type Timings = NonNullable<RequestUnderWay['timings']>;

/**
 * Development: each answer says in `Server-Timing` what its time went into, for the browser's network panel. `backend` is
 * the sum of the calls that were made for it, each of them by its name; `render` all until the answer began.
 */
export function openTimings(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...values: unknown[]) {
    const [request, response] = values;
    const go = () => Reflect.apply(emit, this, [event, ...values]);
    if (event !== 'request' || !(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return go();
    const startedAt = performance.now();
    const timings: Timings = [];
    const { writeHead } = response;
    response.writeHead = ((...head: unknown[]) => {
      if (!response.headersSent) response.setHeader('Server-Timing', timingHeader(timings, performance.now() - startedAt));
      return Reflect.apply(writeHead, response, head);
    }) as typeof writeHead;
    return inRequest({ id: idOf(request.headers['x-request-id']) ?? `relay-${crypto.randomUUID()}`, timings }, go);
  } as typeof emit;
}

/** The header's text. Durations are milliseconds. */
export function timingHeader(timings: Timings, allMs: number): string {
  const entry = (name: string, ms: number, words?: string) => `${name};dur=${ms.toFixed(1)}${words ? `;desc="${words}"` : ''}`;
  const backendMs = timings.reduce((sum, { ms }) => sum + ms, 0);
  return [
    entry('backend', backendMs, `${timings.length} calls`),
    ...timings.map(({ name, ms }, index) => entry(`call-${index + 1}`, ms, name)),
    entry('render', allMs),
  ].join(', ');
}
