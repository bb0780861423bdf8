import 'server-only';
import { env } from '@/lib/env';
import { buildId } from '@/lib/server/build-id';
import { isDraining } from '@/lib/server/graceful-shutdown';
import { redis } from '@/lib/server/redis';
import { isUnavailable } from '@/lib/server/resilience/policies';

/**
 * `status`: `ready`; `degraded`, where the backend or Redis is down and pages are shown from the cache all the same;
 * `stopping`, where the process wants no more requests. `uptime` in seconds.
 */
export type Health = {
  status: 'ready' | 'degraded' | 'stopping';
  backend: 'up' | 'down';
  cache: 'memory' | 'redis' | 'redis down';
  build: string;
  uptime: number;
};

/** The state of this process, from what it knows already: no request to the backend or to Redis is made. */
export function health(): Health {
  const backend = isUnavailable(new URL(env().API_BASE_URL).origin) ? 'down' : 'up';
  const cache = cacheState();
  const isWell = backend === 'up' && cache !== 'redis down';
  return { status: isDraining() ? 'stopping' : isWell ? 'ready' : 'degraded', backend, cache, build: buildId(), uptime: Math.floor(process.uptime()) };
}

function cacheState(): Health['cache'] {
  const shared = redis();
  if (!shared) return 'memory';
  return shared.isUp() ? 'redis' : 'redis down';
}
