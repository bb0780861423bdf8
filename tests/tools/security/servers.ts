import { findOrInstallPrograms } from '../programs.ts';
import { startRedis } from '../cluster/redis.ts';
import type { Environment } from '../processes.ts';
import { startPair } from '../servers.ts';

export const HTTPS_SITE = 'https://shop.example';
export type Secured = Awaited<ReturnType<typeof startSecured>>;

/** A shop as in the demo, with limits and every endpoint, and another one (`https`) as behind a proxy that ends TLS. */
export async function startSecured() {
  const pair = await startPair({ env: { RATE_LIMITS: 'on', WEB_VITALS: 'on' } });
  return { ...pair, https: await pair.startAnother({ SITE_URL: HTTPS_SITE }) };
}

/** Starts a shop with a Redis; `startAnother` adds instances that share it. */
export async function startWithRedis(env: Environment) {
  await findOrInstallPrograms(['redis-server']);
  const redis = await startRedis();
  return { redis, ...(await startPair({ env: { REDIS_URL: redis.url, ...env } })) };
}

/**
 * Asks for something that all visitors need, over and over until the end.
 * @returns how long it took at worst, in milliseconds, and what failed
 */
export function watch(
  ask: () => Promise<{ status: number; ms: number }>,
): () => Promise<{ count: number; failed: number; worst: number }> {
  let isOver = false;
  const replies = (async () => {
    const all: { status: number; ms: number }[] = [];
    for (; !isOver; await new Promise((resolve) => setTimeout(resolve, 50)))
      all.push(await ask().catch(() => ({ status: 0, ms: 0 })));
    return all;
  })();
  return async () => {
    isOver = true;
    const all = await replies;
    return {
      count: all.length,
      failed: all.filter(({ status }) => status !== 200).length,
      worst: Math.max(...all.map(({ ms }) => ms)),
    };
  };
}
