import onHeaders from 'on-headers';
import { type RequestContext, requestContext } from './request-context.ts';
import type { Step } from './http/step.ts';

type Timings = NonNullable<RequestContext['timings']>;

/**
 * Development: shows in `Server-Timing` how the time of a response was spent, for the browser's network panel.
 * `backend` is the sum of the backend calls that were made for it, each of them by name; `render` is all until the head
 * was sent.
 */
export const addServerTiming: Step = (_, response, next) => {
  const timings: Timings = [];
  const context = requestContext();
  if (context) context.timings = timings;
  const startedAt = performance.now();
  onHeaders(response, () => response.setHeader('Server-Timing', timingHeader(timings, performance.now() - startedAt)));
  next();
};

/** The header's text. Durations are milliseconds. */
function timingHeader(timings: Timings, allMs: number): string {
  const entry = (name: string, ms: number, description?: string) =>
    `${name};dur=${ms.toFixed(1)}${description ? `;desc="${description}"` : ''}`;
  const backendMs = timings.reduce((sum, { ms }) => sum + ms, 0);
  return [
    entry('backend', backendMs, `${timings.length} calls`),
    ...timings.map(({ name, ms }, index) => entry(`call-${index + 1}`, ms, name)),
    entry('render', allMs),
  ].join(', ');
}
