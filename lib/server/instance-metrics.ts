import 'server-only';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { checkoutCalls } from '@/lib/checkout/schema';
import { env } from '@/lib/env';
import { buildId, version } from '@/lib/server/build-id';
import { count, gauge, reading, requestsInFlight } from '@/lib/server/metrics';
import { problems } from '@/lib/server/problems';
import { redis } from '@/lib/server/redis';
import type { RequestContext } from '@/lib/server/request-context';
import { isUnavailable } from '@/lib/server/resilience/availability';

/** How often the event loop's delay is sampled, in milliseconds. An idle process shows this much delay. */
const RESOLUTION_MS = 10;
const SOURCES: NonNullable<RequestContext['pageSource']>[] = ['second', 'memory', 'redis', 'rendered'];

/**
 * What is known of the process and of what it needs, for /api/metrics. To be called once, where figures are measured.
 */
export function measureInstance(): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  reading('shop_build', 'info', () => [[{ build: buildId(), version: version(), node: process.versions.node }, 1]]);
  gauge('shop_requests_in_flight', requestsInFlight);
  gauge('shop_backend_up', () => Number(!isUnavailable(new URL(env().API_BASE_URL).origin)));
  const shared = redis();
  if (shared) gauge('shop_redis_up', () => Number(shared.isUp()));
  gauge('shop_problem', () => [...problems.keys()].map((problem) => [{ problem }, 1]));
  gauge('nodejs_eventloop_delay_seconds', () => {
    const seconds = (nanoseconds: number) => Math.max(0, (nanoseconds || 0) / 1e9 - RESOLUTION_MS / 1000);
    const values = { mean: seconds(delay.mean), p99: seconds(delay.percentile(99)), max: seconds(delay.max) };
    // the delays since the last reading
    delay.reset();
    return Object.entries(values).map(([stat, value]) => [{ stat }, value]);
  });
  reading('process_cpu_seconds', 'counter', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  gauge('nodejs_heap_used_bytes', () => process.memoryUsage().heapUsed);
  gauge('process_start_time_seconds', () => Date.now() / 1000 - process.uptime());
  for (const source of SOURCES) count('shop_page_source', { source }, 0);
  count('shop_api_calls', { call: `${checkoutCalls.checkout.method} ${checkoutCalls.checkout.path}`, status: 200 }, 0);
}
