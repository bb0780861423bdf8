import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { env } from '../env.ts';
import { globalSingleton } from './global-singleton.ts';
import { isAtWork } from './http/one-at-a-time.ts';
import { log } from './log.ts';

/**
 * A checkout may take a minute. The process manager's own timeout should be a little longer than this (milliseconds).
 */
const TIMEOUT_MS = 65_000;
const CLOSE_TIMEOUT_MS = 5_000;
const IDLE_CHECK_MS = 50;
/** How long a new connection has to send its first request: it was accepted, so its client expects a response. */
const FIRST_REQUEST_MS = 2_000;
/** How long the server goes on accepting while connections keep coming. */
const MAX_ACCEPTING_MS = 1_000;
const SHORT_TURN_MS = 1;
/** Long enough for a client that has just got a response to open its next connection. */
const SILENCE_MS = 25;

type Shutdown = { isDraining: boolean; closing?: Promise<void> };
const shutdown = globalSingleton('shutdown', (): Shutdown => ({ isDraining: false }));

/**
 * Whether the process has been asked to stop: it still responds, and its readiness check tells load balancers to go
 * elsewhere.
 */
export const isDraining = (): boolean => shutdown.isDraining;

/**
 * Resolves when the server has stopped to listen; undefined at any other time. New requests wait for it, some
 * milliseconds: while nobody gets a response, hardly anybody connects, so that a moment comes in which no connection waits
 * to be accepted.
 */
export const closing = (): Promise<void> | undefined => shutdown.closing;

/**
 * The open connections, and until when each may wait for its first request (`performance.now()`); 0 once that is here.
 */
type Connections = Map<Socket, number>;

/**
 * Stops gracefully at SIGTERM or SIGINT: reports not ready, goes on for `DRAIN_S` seconds so that load balancers
 * notice, takes no new connections, responds to every request on those that it has, and exits with 0. A second signal exits
 * at once.
 * @param closers what to close after the last request: a connection to Redis, traces that have not been sent
 */
export function shutDownGracefully(server: Server, closers: (() => Promise<unknown>)[]): void {
  const connections = watchConnections(server);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (shutdown.isDraining) process.exit(1);
      shutdown.isDraining = true;
      void stop(signal, server, connections, closers);
    });
  }
}

function watchConnections(server: Server): Connections {
  const connections: Connections = new Map();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, performance.now() + FIRST_REQUEST_MS);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }) => {
    if (connections.has(socket)) connections.set(socket, 0);
  });
  return connections;
}

async function stop(
  signal: string,
  server: Server,
  connections: Connections,
  closers: (() => Promise<unknown>)[],
): Promise<void> {
  const seconds = env().DRAIN_S;
  log.info({ signal, seconds }, 'stopping: not ready any more');
  await pause(seconds * 1000);
  const { promise, resolve } = Promise.withResolvers<void>();
  shutdown.closing = promise;
  await nothingToAccept(server);
  const drained = closed(server, connections);
  shutdown.closing = undefined;
  resolve();
  const late = pause(TIMEOUT_MS).then(() => 'late' as const);
  if ((await Promise.race([drained, late])) === 'late') log.warn('stopping: requests were still in flight');
  const results = await Promise.race([
    Promise.allSettled(closers.map((close) => close())),
    pause(CLOSE_TIMEOUT_MS).then(() => []),
  ]);
  for (const result of results)
    if (result.status === 'rejected') log.warn({ error: result.reason as unknown }, 'stopping: could not be closed');
  log.info('stopped');
  process.exit(0);
}

/**
 * Resolves when no connection waits to be accepted, so that the server may stop listening: none has come for a while,
 * and none in the last turn of the event loop, which was short. A connection that still waits when the server stops
 * listening is reset by the operating system, although its client believes it open.
 */
async function nothingToAccept(server: Server): Promise<void> {
  const until = performance.now() + MAX_ACCEPTING_MS;
  let acceptedAt = performance.now();
  server.on('connection', () => (acceptedAt = performance.now()));
  for (;;) {
    const startedAt = performance.now();
    await nextTurn();
    const now = performance.now();
    const isQuiet = acceptedAt < startedAt && now - startedAt < SHORT_TURN_MS;
    if (isQuiet && (now - acceptedAt > SILENCE_MS || now > until)) return;
    // a machine may be too busy for any turn to be short
    if (now > until + MAX_ACCEPTING_MS) return;
  }
}

/**
 * Resolves when the server has responded to its last request. Connections are closed as they have nothing left to send or
 * to send: to Node, which closes what is idle when a server is closed, one is idle whose response still waits for a
 * slow reader.
 */
function closed(server: Server, connections: Connections): Promise<void> {
  server.closeIdleConnections = () => {
    for (const [socket, waitsUntil] of connections)
      if (!isAtWork(socket) && socket.writableLength === 0 && waitsUntil < performance.now()) socket.destroy();
  };
  return new Promise((resolve) => {
    const timer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
  });
}
