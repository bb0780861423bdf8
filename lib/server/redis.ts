import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { createClient, ErrorReply, type RedisClientType } from 'redis';
import { globalSingleton } from './global-singleton.ts';
import { log } from './log.ts';

/** How long anything may wait for Redis, in milliseconds. */
const TIMEOUT_MS = 300;
const PING_MS = 1_000;
/** A connection without any data for so long, pings included, is closed and opened again. */
const SOCKET_TIMEOUT_MS = 3_000;
const MAX_RECONNECT_DELAY_MS = 2_000;

/**
 * The process's one connection to Redis (REDIS_URL), where several instances share pages, tags and counters. Redis is never
 * required: while it is down or does not respond, callers get undefined at once and go on from memory.
 */
export type Redis = {
  /** The client itself, for libraries that take one. Commands fail at once while it is down: go through `run`. */
  client: RedisClientType;
  /** Runs commands. @returns undefined when Redis is down, fails, or takes longer than 300 ms; until it responds again nobody else waits for it */
  run: <Result>(commands: (client: RedisClientType) => Promise<Result>) => Promise<Result | undefined>;
  /** Whether Redis responds, from what is known already; pings notice within 5 s that it does not. */
  isUp: () => boolean;
  /** Calls back at each connection, so that what was missed meanwhile can be read. */
  onReady: (callback: () => void) => void;
};

/** @returns the connection, opened on first use; undefined without REDIS_URL */
export function redis(): Redis | undefined {
  const url = process.env.REDIS_URL;
  return url ? globalSingleton('redis', () => connect(url)) : undefined;
}

function connect(url: string): Redis {
  const client = createClient({
    url,
    // commands fail at once while there is no connection
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: TIMEOUT_MS * 5,
      socketTimeout: SOCKET_TIMEOUT_MS,
      reconnectStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 8), MAX_RECONNECT_DELAY_MS),
    },
  }) as RedisClientType;
  const callbacks: (() => void)[] = [];
  const loggedReplies = new Set<string>();
  let problem: 'timeout' | 'error' | undefined;

  function markDown(kind: 'timeout' | 'error', message: string): undefined {
    if (!problem) log.warn(`Redis: ${message}; the shop goes on from memory`);
    problem = kind;
  }
  function markUp(): void {
    if (problem) log.warn('Redis: responds again');
    problem = undefined;
  }
  /** Redis is up and rejects a command (its memory is full, it is read-only): logged once for each kind of error. */
  function logReply({ message }: ErrorReply): undefined {
    const [kind = ''] = message.split(' ', 1);
    if (!loggedReplies.has(kind)) log.warn(`Redis: ${message}`);
    loggedReplies.add(kind);
  }

  async function run<Result>(commands: (connected: RedisClientType) => Promise<Result>): Promise<Result | undefined> {
    if (!client.isReady || problem === 'timeout') return undefined;
    const late = new AbortController();
    const timeout = pause(TIMEOUT_MS, undefined, { signal: late.signal })
      // a response that arrived while this process was busy still counts
      .then(() => nextTurn(undefined, { signal: late.signal }))
      .then(
        () => markDown('timeout', `no response within ${TIMEOUT_MS} ms`),
        () => undefined,
      );
    const result = commands(client).then(
      (value) => {
        markUp();
        return value;
      },
      (error: Error) => (error instanceof ErrorReply ? logReply(error) : markDown('error', error.message)),
    );
    return Promise.race([result, timeout]).finally(() => late.abort());
  }

  client.on('error', (error: NodeJS.ErrnoException) => markDown('error', error.message || error.code || 'cannot be reached'));
  client.on('ready', () => {
    markUp();
    for (const callback of callbacks) callback();
  });
  client.connect().catch((error: Error) => markDown('error', error.message));
  return {
    client,
    run,
    isUp: () => client.isReady && !problem,
    onReady(callback) {
      callbacks.push(callback);
      if (client.isReady) callback();
    },
  };
}
