import { findOrInstallPrograms } from '../programs.ts';
import { type Redis, startRedis } from '../cluster/redis.ts';
import type { Environment } from '../processes.ts';
import { type Pair, type Server, startPair } from '../servers.ts';

/** A shop as in the demo, with limits and every endpoint, and another one (`https`) as behind a proxy that ends TLS. */
export type Secured = Pair & { https: Server };

export const HTTPS_SITE = 'https://shop.example';

export async function startSecured(): Promise<Secured> {
  const pair = await startPair({ env: { RATE_LIMITS: 'on', WEB_VITALS: 'on' } });
  return { ...pair, https: await pair.startAnother({ SITE_URL: HTTPS_SITE }) };
}

/** Starts a shop with a Redis; `startAnother` adds instances that share it. */
export async function startWithRedis(env: Environment): Promise<Pair & { redis: Redis }> {
  await findOrInstallPrograms(['redis-server']);
  const redis = await startRedis();
  return { redis, ...(await startPair({ env: { REDIS_URL: redis.url, ...env } })) };
}
