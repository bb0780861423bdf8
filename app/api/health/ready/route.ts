import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { buildId } from '@/lib/server/build-id';
import { isDraining } from '@/lib/server/graceful-shutdown';
import { problems } from '@/lib/server/problems';
import { redis } from '@/lib/server/redis';
import { isUnavailable } from '@/lib/server/resilience/availability';
import { knowsSecret, refuseWrongSecret } from '@/lib/server/secret';

export const dynamic = 'force-dynamic';

/**
 * Readiness: 503 while the process stops. Without backend or Redis, or with another of `problems`, it is `degraded` but
 * ready: pages are shown from the cache, and no other instance has more. Everybody gets the status; the details need
 * REVALIDATE_SECRET. All of it is known already: no request to the backend or to Redis is made. `uptime` in seconds.
 */
export async function GET({ headers }: NextRequest) {
  const refusal = await refuseWrongSecret(headers, env().REVALIDATE_SECRET);
  if (refusal) return refusal;
  const backend = isUnavailable(new URL(env().API_BASE_URL).origin) ? 'down' : 'up';
  const cache = cacheState();
  const isDegraded = backend === 'down' || cache === 'redis down' || problems.size > 0;
  const status = statusOf(isDegraded);
  const details = {
    backend,
    cache,
    build: buildId(),
    uptime: Math.floor(process.uptime()),
    ...(problems.size > 0 && { problems: Object.fromEntries(problems) }),
  };
  return Response.json(
    { status, ...(knowsSecret(headers) && details) },
    { status: status === 'stopping' ? 503 : 200, headers: { 'Cache-Control': 'no-store' } },
  );
}

function statusOf(isDegraded: boolean): 'stopping' | 'degraded' | 'ready' {
  if (isDraining()) return 'stopping';
  return isDegraded ? 'degraded' : 'ready';
}

function cacheState(): 'memory' | 'redis' | 'redis down' {
  const shared = redis();
  if (!shared) return 'memory';
  return shared.isUp() ? 'redis' : 'redis down';
}
