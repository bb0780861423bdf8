import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { stateOf } from '@/lib/server/breaker';
import { isDraining } from '@/lib/server/drain';
import { processWide } from '@/lib/server/process-wide';
import { sharedMemory } from '@/lib/server/redis';

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

const build = processWide('build', () => {
  try {
    return readFileSync(join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID'), 'utf8').trim();
  } catch {
    // development has none
    return 'development';
  }
});

/** What the process knows of itself. Asks nobody: the backend's state is the breaker's, Redis' the cache's own. */
export function health(): Health {
  const backend = stateOf(new URL(env().API_BASE_URL).origin);
  const cache = cacheState();
  const isWell = backend === 'up' && cache !== 'redis down';
  return { status: isDraining() ? 'stopping' : isWell ? 'ready' : 'degraded', backend, cache, build, uptime: Math.floor(process.uptime()) };
}

function cacheState(): Health['cache'] {
  const redis = sharedMemory();
  if (!redis) return 'memory';
  return redis.isUp() ? 'redis' : 'redis down';
}
