import 'server-only';
// its limits start their series
import '@/lib/server/bff/rate-limits';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { checkoutCalls } from '@/lib/checkout/schema';
import { env } from '@/lib/env';
import { buildId, version } from '@/lib/server/build-id';
import { PAGE_SOURCES } from '@/lib/server/caches';
import { count, gauge, reading, requestsInFlight } from '@/lib/server/metrics';
import { DISK_ERRORS } from '@/lib/server/console-log';
import { problems } from '@/lib/server/problems';
import { redis } from '@/lib/server/redis';
import { isUnavailable } from '@/lib/server/resilience/availability';

/** How often the event loop's delay is sampled, in milliseconds. An idle process shows this much delay. */
const RESOLUTION_MS = 10;
/** What the backend's failures look like to the browser. */
const CHECKOUT_STATUSES = [200, 500, 502, 503, 504];

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
  const startedAt = Date.now() / 1000 - process.uptime();
  gauge('process_start_time_seconds', () => startedAt);
  startSeries();
}

/** Starts with 0 what alerts watch: to Prometheus a counter that appears with its first event has not increased. */
function startSeries(): void {
  const checkout = `${checkoutCalls.checkout.method} ${checkoutCalls.checkout.path}`;
  for (const status of CHECKOUT_STATUSES) count('shop_api_calls', { call: checkout, status }, 0);
  for (const source of PAGE_SOURCES) count('shop_page_source', { source }, 0);
  for (const code of DISK_ERRORS) count('shop_disk_errors', { code }, 0);
}
