import 'server-only';
import { env } from '@/lib/env';
import { buildId } from '@/lib/server/build-id';
import { stateOf } from '@/lib/server/breaker';
import { isDraining } from '@/lib/server/graceful-shutdown';
import { redis } from '@/lib/server/redis';

/**
 * How the process is. `status`: `ready`; `degraded`, where the backend or Redis is away and pages are shown from the cache
 * all the same; `stopping`, where it wants no more requests. `uptime` in seconds.
 */
export type Health = {
  status: 'ready' | 'degraded' | 'stopping';
  backend: 'up' | 'down';
  cache: 'memory' | 'redis' | 'redis down';
  build: string;
  uptime: number;
};

/** What the process knows of itself. Asks nobody: the backend's state is the breaker's, Redis' the cache's own. */
export function health(): Health {
  const backend = stateOf(new URL(env().API_BASE_URL).origin);
  const cache = cacheState();
  const isWell = backend === 'up' && cache !== 'redis down';
  return { status: isDraining() ? 'stopping' : isWell ? 'ready' : 'degraded', backend, cache, build: buildId(), uptime: Math.floor(process.uptime()) };
}

function cacheState(): Health['cache'] {
  const shared = redis();
  if (!shared) return 'memory';
  return shared.isUp() ? 'redis' : 'redis down';
}
