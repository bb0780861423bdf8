import { setTimeout as pause } from 'node:timers/promises';
import { env } from '../env.ts';
import { globalSingleton } from './global-singleton.ts';
import { log } from './log.ts';

/** A checkout may take a minute. The process manager's own timeout should be a little longer than this (milliseconds). */
const TIMEOUT_MS = 65_000;
const CLOSE_TIMEOUT_MS = 5_000;
const IDLE_CHECK_MS = 50;

type HttpServer = { close: (callback: () => void) => unknown; closeIdleConnections: () => void };

const shutdown = globalSingleton('shutdown', () => ({ isDraining: false }));

/** Whether the process has been asked to stop: it still answers, and its readiness check tells load balancers to go elsewhere. */
export const isDraining = (): boolean => shutdown.isDraining;

/**
 * Stops gracefully at SIGTERM or SIGINT: reports not ready, goes on for `DRAIN_S` seconds so that load balancers notice, takes
 * no new connections, finishes the requests in flight, and exits with 0. A second signal exits at once.
 * @param closers what to close after the last request: a connection to Redis, traces that have not been sent
 */
export function shutDownGracefully(server: HttpServer, closers: (() => Promise<unknown>)[]): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (shutdown.isDraining) process.exit(1);
      shutdown.isDraining = true;
      void stop(signal, server, closers);
    });
  }
}

async function stop(signal: string, server: HttpServer, closers: (() => Promise<unknown>)[]): Promise<void> {
  const seconds = env().DRAIN_S;
  log.info({ signal, seconds }, 'stopping: not ready any more');
  await pause(seconds * 1000);
  const late = pause(TIMEOUT_MS).then(() => 'late' as const);
  if ((await Promise.race([closed(server), late])) === 'late') log.warn('stopping: requests were still in flight');
  const results = await Promise.race([Promise.allSettled(closers.map((close) => close())), pause(CLOSE_TIMEOUT_MS).then(() => [])]);
  for (const result of results) if (result.status === 'rejected') log.warn({ error: result.reason as unknown }, 'stopping: could not be closed');
  log.info('stopped');
  process.exit(0);
}

/** Resolves when the server has answered its last request. Connections that are kept alive for another one are closed as they fall idle. */
function closed(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
  });
}
