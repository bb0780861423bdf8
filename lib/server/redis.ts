import 'server-only';
import type { RedisClientType } from 'redis';

/** The process's connection to Redis (redis.cjs). */
export type SharedMemory = {
  /** The client itself, for libraries that take one. Commands fail at once while it is away: go through `ask`. */
  client: RedisClientType;
  /**
   * Asks Redis, with patience: `await memory.ask((client) => client.get(key))`.
   * @returns undefined when Redis is away, fails, or takes longer than 300 ms: go on from memory then
   */
  ask: <Answer>(work: (client: RedisClientType) => Promise<Answer>) => Promise<Answer | undefined>;
  /** Whether Redis answers, as far as is known without asking it; one that has fallen silent is found out within 300 ms when asked, else within 5 s. */
  isUp: () => boolean;
  /** Calls `read` at each (new) connection. */
  onReady: (read: () => void) => void;
};

/**
 * What several instances share (REDIS_URL). The connection is opened when first asked for.
 * @returns undefined where there is one instance, without REDIS_URL: nothing is loaded then
 */
export function sharedMemory(): SharedMemory | undefined {
  // loaded by Node itself, where it lies: the page cache has the same connection
  const { createRequire } = process.getBuiltinModule('node:module');
  const load = createRequire(`${process.cwd()}/package.json`);
  return (load('./lib/server/redis.cjs') as { sharedMemory: () => SharedMemory | undefined }).sharedMemory();
}
