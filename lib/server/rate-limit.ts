import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { globalSingleton } from '@/lib/server/global-singleton';
import { redis } from '@/lib/server/redis';

/** How often something may be tried: `points` times in `seconds`, counted from the first attempt. `name` keeps counts apart. */
export type Limit = { name: string; points: number; seconds: number };

type Counter = { memory: RateLimiterAbstract; shared?: RateLimiterAbstract };
const counters = globalSingleton('rate-limits', () => new Map<string, Counter>());

/**
 * Counts an attempt: with all instances together where they share a Redis, in this process otherwise, and for as long as
 * Redis is away.
 * @param key who tries (an address, a hash of a login id)
 * @returns how many seconds to wait where it was one too many, undefined while it may go on
 */
export async function countAttempt(limit: Limit, key: string): Promise<number | undefined> {
  const { consumedPoints, msBeforeNext } = await inShared(limit, (counter) => counter.consume(key));
  return consumedPoints > limit.points ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : undefined;
}

/** Whether anything is counted for this key now. Counts nothing. */
export async function hasAttempts(limit: Limit, key: string): Promise<boolean> {
  return (await inShared(limit, (counter) => counter.get(key))) !== null;
}

/** Takes an attempt back that turned out to be none: a login that was right. */
export async function forgetAttempt(limit: Limit, key: string): Promise<void> {
  await inShared(limit, (counter) => counter.reward(key));
}

async function inShared<Result extends RateLimiterRes | null>(limit: Limit, work: (counter: RateLimiterAbstract) => Promise<Result>): Promise<Result> {
  const { memory, shared } = counterOf(limit);
  // one too many is told by a rejection
  const answer = (counter: RateLimiterAbstract) =>
    work(counter).catch((told: unknown) => {
      if (told instanceof RateLimiterRes) return told as Result;
      throw told;
    });
  return (shared && (await redis()?.run(() => answer(shared)))) ?? answer(memory);
}

function counterOf({ name, points, seconds: duration }: Limit): Counter {
  const known = counters.get(name);
  if (known) return known;
  const storeClient = redis()?.client;
  const options = { keyPrefix: `limit:${name}`, points, duration };
  const counter: Counter = {
    memory: new RateLimiterMemory(options),
    ...(storeClient && { shared: new RateLimiterRedis({ ...options, storeClient, useRedisPackage: true, rejectIfRedisNotReady: true }) }),
  };
  counters.set(name, counter);
  return counter;
}
