import type { RequestContext } from '../request-context.ts';
import type { ShopResponse } from './shop-response.ts';

type Timings = NonNullable<RequestContext['timings']>;

/**
 * Development: shows in `Server-Timing` how the time of a response was spent, for the browser's network panel. `backend` is
 * the sum of the backend calls that were made for it, each of them by name; `render` is all until the head was sent.
 */
export function addServerTiming(response: ShopResponse, timings: Timings): void {
  const startedAt = performance.now();
  response.beforeHead(() => response.setHeader('Server-Timing', timingHeader(timings, performance.now() - startedAt)));
}

/** The header's text. Durations are milliseconds. */
export function timingHeader(timings: Timings, allMs: number): string {
  const entry = (name: string, ms: number, description?: string) => `${name};dur=${ms.toFixed(1)}${description ? `;desc="${description}"` : ''}`;
  const backendMs = timings.reduce((sum, { ms }) => sum + ms, 0);
  return [
    entry('backend', backendMs, `${timings.length} calls`),
    ...timings.map(({ name, ms }, index) => entry(`call-${index + 1}`, ms, name)),
    entry('render', allMs),
  ].join(', ');
}
