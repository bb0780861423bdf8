import 'server-only';
import { Server } from 'node:http';
import { env } from '@/lib/env';
import { log } from '@/lib/server/log';
import { processWide } from '@/lib/server/process-wide';
import { sharedMemory } from '@/lib/server/redis';

/** A checkout may take a minute: whoever stops the process should wait a little longer than this (milliseconds). */
const PATIENCE_MS = 65_000;
const LOOK_MS = 50;

type Drain = { isDraining: boolean; closers: (() => Promise<unknown>)[] };
const drain = processWide<Drain>('drain', () => ({ isDraining: false, closers: [] }));
const servers = new Set<Server>();

/** Whether the process has been asked to stop: it still answers, and says that it is not ready for more. */
export const isDraining = (): boolean => drain.isDraining;

/** What is to be closed once the last request is answered: a connection to Redis, traces that have not been sent. */
export function closeAtEnd(close: () => Promise<unknown>): void {
  drain.closers.push(close);
}

/**
 * Stops gracefully at SIGTERM or SIGINT: says that it is not ready, goes on for `DRAIN_S` seconds so that balancers see it, takes
 * no new connections, finishes what is under way, and ends with 0. A second signal ends at once.
 * In place of the framework's own way, which stops listening at once and ends with 143; its variable to leave that out
 * would have to be set by whoever starts the shop.
 */
export function openDrain(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...values: unknown[]) {
    if (event === 'connection' || event === 'request') servers.add(this);
    return Reflect.apply(emit, this, [event, ...values]);
  } as typeof emit;
  closeAtEnd(async () => {
    const redis = sharedMemory();
    // one that is away needs no goodbye
    if (redis?.client.isOpen) redis.client.destroy();
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (drain.isDraining) process.exit(1);
      drain.isDraining = true;
      void stop(signal);
    });
  }
}

async function stop(signal: string): Promise<void> {
  const seconds = env().DRAIN_S;
  log.info({ signal, seconds }, 'stopping: not ready any more');
  await pause(seconds * 1000);
  const late = pause(PATIENCE_MS).then(() => 'late' as const);
  if ((await Promise.race([Promise.all([...servers].map(closed)), late])) === 'late') log.warn('stopping: requests were still under way');
  const results = await Promise.race([Promise.allSettled(drain.closers.map((close) => close())), pause(5_000).then(() => [])]);
  for (const result of results) if (result.status === 'rejected') log.warn({ error: result.reason as unknown }, 'stopping: could not be closed');
  log.info('stopped');
  process.exit(0);
}

/** Resolves when a server has answered its last request. Connections that are kept for another one are closed as they fall idle. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    server.close(() => {
      clearInterval(looking);
      resolve();
    });
  });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
