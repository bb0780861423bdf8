import type { NextRequest } from 'next/server';
import { serverApi } from '@/lib/calls/server';
import { configurationCalls } from '@/lib/configuration/schema';
import { env } from '@/lib/env';
import { buildId } from '@/lib/server/build-id';
import { isDraining } from '@/lib/server/graceful-shutdown';
import { problems } from '@/lib/server/problems';
import { redis } from '@/lib/server/redis';
import { firstRead, isUnavailable } from '@/lib/server/resilience/availability';
import { knowsSecret, refuseWrongSecret } from '@/lib/server/secret';

export const dynamic = 'force-dynamic';

type Status = 'starting' | 'stopping' | 'degraded' | 'ready';

/**
 * Readiness: 503 until the configuration was read from the backend once, and while the process stops. Without backend
 * or Redis later on, or with another of `problems`, it is `degraded` but ready: pages are shown from the cache, and no
 * other instance has more. Everybody gets the status; the details need REVALIDATE_SECRET. After the first read no
 * request to the backend or to Redis is made. `uptime` in seconds.
 */
export async function GET({ headers }: NextRequest) {
  const refusal = await refuseWrongSecret(headers, env().REVALIDATE_SECRET);
  if (refusal) return refusal;
  const startProblem = firstRead.isDone ? undefined : await readFirst();
  const backend = backendState();
  const cache = cacheState();
  const isDegraded = backend === 'down' || cache === 'redis down' || problems.size > 0;
  const status = statusOf(isDegraded);
  const details = {
    backend,
    cache,
    build: buildId(),
    uptime: Math.floor(process.uptime()),
    ...((problems.size > 0 || startProblem) && {
      problems: { ...Object.fromEntries(problems), ...(startProblem && { start: startProblem }) },
    }),
  };
  return Response.json(
    { status, ...(knowsSecret(headers) && details) },
    { status: status === 'starting' || status === 'stopping' ? 503 : 200, headers: { 'Cache-Control': 'no-store' } },
  );
}

/**
 * Reads the configuration from the backend, past all caches. @returns what is wrong where that fails
 */
async function readFirst(): Promise<string | undefined> {
  try {
    await serverApi(configurationCalls.getConfiguration, { isCached: false });
    firstRead.isDone = true;
    return undefined;
  } catch (error) {
    return `The configuration cannot be read from API_BASE_URL: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function statusOf(isDegraded: boolean): Status {
  if (isDraining()) return 'stopping';
  if (!firstRead.isDone) return 'starting';
  return isDegraded ? 'degraded' : 'ready';
}

function backendState(): 'unknown' | 'up' | 'down' {
  if (isUnavailable(new URL(env().API_BASE_URL).origin)) return 'down';
  return firstRead.isDone ? 'up' : 'unknown';
}

function cacheState(): 'memory' | 'redis' | 'redis down' {
  const shared = redis();
  if (!shared) return 'memory';
  return shared.isUp() ? 'redis' : 'redis down';
}
