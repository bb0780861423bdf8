import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { globalSingleton } from '@/lib/server/global-singleton';
import { redis } from '@/lib/server/redis';

/**
 * How often something may be tried: `points` times in `seconds`, counted from the first attempt. `name` keeps counts
 * apart.
 */
export type Limit = { name: string; points: number; seconds: number };

type Counter = { memory: RateLimiterAbstract; shared?: RateLimiterAbstract };
const counters = globalSingleton('rate-limits', () => new Map<string, Counter>());

/**
 * Counts an attempt: for all instances where they share a Redis, in this process otherwise and while Redis is down.
 * @param key who tries (an address, a hash of a login id)
 * @returns how many seconds to wait after one attempt too many, otherwise undefined
 */
export async function countAttempt(limit: Limit, key: string): Promise<number | undefined> {
  const { consumedPoints, msBeforeNext } = await inShared(limit, (counter) => counter.consume(key));
  return consumedPoints > limit.points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : undefined;
}

/** Whether anything is counted for this key now. */
export async function hasAttempts(limit: Limit, key: string): Promise<boolean> {
  return (await inShared(limit, (counter) => counter.get(key))) !== null;
}

/** Takes back an attempt that does not count: a login that was right. */
export async function forgetAttempt(limit: Limit, key: string): Promise<void> {
  await inShared(limit, (counter) => counter.reward(key));
}

async function inShared<Result extends RateLimiterRes | null>(
  limit: Limit,
  work: (counter: RateLimiterAbstract) => Promise<Result>,
): Promise<Result> {
  const { memory, shared } = counterOf(limit);
  // one attempt too many is reported as a rejection
  const run = (counter: RateLimiterAbstract) =>
    work(counter).catch((reason: unknown) => {
      if (reason instanceof RateLimiterRes) return reason as Result;
      throw reason;
    });
  return (shared && (await redis()?.run(() => run(shared)))) ?? run(memory);
}

function counterOf({ name, points, seconds: duration }: Limit): Counter {
  const known = counters.get(name);
  if (known) return known;
  const storeClient = redis()?.client;
  const options = { keyPrefix: `limit:${name}`, points, duration };
  const counter: Counter = {
    memory: new RateLimiterMemory(options),
    ...(storeClient && {
      shared: new RateLimiterRedis({ ...options, storeClient, useRedisPackage: true, rejectIfRedisNotReady: true }),
    }),
  };
  counters.set(name, counter);
  return counter;
}
