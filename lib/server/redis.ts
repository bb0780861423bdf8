import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { createClient, ErrorReply, type RedisClientType } from 'redis';
import { globalSingleton } from './global-singleton.ts';
import { log } from './log.ts';
import { problems } from './problems.ts';
import { withoutRequestContext } from './request-context.ts';

/**
 * How long anything may wait for Redis, in milliseconds: so many steps of `STEP_MS`. A step counts once, however long a
 * busy process takes for it.
 */
const TIMEOUT_MS = 300;
const STEP_MS = 50;
const PING_MS = 1_000;
/** A connection without any data for so long, pings included, is closed and opened again. */
const SOCKET_TIMEOUT_MS = 3_000;
const MAX_RECONNECT_DELAY_MS = 2_000;
/** Error replies of a Redis that accepts no writes: it is full, a replica, or cannot save. */
const TAKES_NOTHING = new Set(['OOM', 'READONLY', 'MISCONF']);
/** How often a Redis that accepted no writes is tried again. */
const WRITE_CHECK_MS = 5_000;
/** The key in `problems`. */
const FULL = 'redis-full';

/**
 * The process's one connection to Redis (REDIS_URL), where several instances share pages, tags and counters. Redis is
 * never required: while it is down or does not respond, callers get undefined at once and go on from memory.
 */
export type Redis = {
  /** The client itself, for libraries that take one. Commands fail at once while it is down: go through `run`. */
  client: RedisClientType;
  /**
   * Runs commands.
   * @returns undefined when Redis is down, fails, or takes longer than 300 ms; until it responds again nobody else
   * waits for it
   */
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

/**
 * Waits until a response would have been read. It counts turns of the event loop and not the time of the clock: in a
 * busy process, whose turns take long, Redis would otherwise seem not to respond.
 */
async function waitedFor(ms: number, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < ms; waited += STEP_MS) {
    await pause(STEP_MS, undefined, { signal });
    // a response that arrived meanwhile is read before this
    await nextTurn(undefined, { signal });
  }
}

let isWarned = false;

/**
 * Warns of a Redis without a limit for its memory, or one that may not evict entries: a cache needs both. Says nothing
 * where Redis does not tell its configuration.
 */
async function warnOfNoBound(client: RedisClientType): Promise<void> {
  const memory = await client.info('memory').catch(() => '');
  const [, bound] = /^maxmemory:(\d+)/m.exec(memory) ?? [];
  const [, policy] = /^maxmemory_policy:(\S+)/m.exec(memory) ?? [];
  const advice = 'set maxmemory, and maxmemory-policy volatile-lru';
  if (isWarned || (bound !== '0' && policy !== 'noeviction')) return;
  isWarned = true;
  log.warn(
    bound === '0'
      ? `Redis: its memory has no bound: ${advice}`
      : `Redis: takes nothing any more once it is full (maxmemory-policy noeviction): ${advice}`,
  );
}

/** What is known of how Redis does. It is logged when that changes. */
function createHealth(client: RedisClientType) {
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
  /**
   * Redis is up and rejects a command: logged once for each kind of error. If it accepts no writes, it is tried until
   * it does again.
   */
  function logReply({ message }: ErrorReply): undefined {
    const [kind = ''] = message.split(' ', 1);
    if (!loggedReplies.has(kind)) log.warn(`Redis: ${message}`);
    loggedReplies.add(kind);
    if (!TAKES_NOTHING.has(kind) || problems.has(FULL)) return;
    problems.set(FULL, `Redis takes nothing: ${message}`);
    withoutRequestContext(() => void checkWrites(kind));
  }
  async function checkWrites(kind: string): Promise<void> {
    while (problems.has(FULL)) {
      await pause(WRITE_CHECK_MS, undefined, { ref: false });
      const isTaken = await client.set('shop:check', '1', { EX: 60 }).catch(() => undefined);
      if (!isTaken) continue;
      problems.delete(FULL);
      loggedReplies.delete(kind);
      log.warn('Redis: takes entries again');
    }
  }
  return { problem: () => problem, markDown, markUp, logReply };
}

const SOCKET = {
  connectTimeout: TIMEOUT_MS * 5,
  socketTimeout: SOCKET_TIMEOUT_MS,
  reconnectStrategy: (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 8), MAX_RECONNECT_DELAY_MS),
};

function connect(url: string): Redis {
  const client = createClient({
    url,
    // commands fail at once while there is no connection
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: SOCKET,
  }) as RedisClientType;
  const { problem, markDown, markUp, logReply } = createHealth(client);
  const callbacks: (() => void)[] = [];

  async function run<Result>(commands: (connected: RedisClientType) => Promise<Result>): Promise<Result | undefined> {
    if (!client.isReady || problem() === 'timeout') return undefined;
    const late = new AbortController();
    const timeout = waitedFor(TIMEOUT_MS, late.signal).then(
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

  client.on('error', (error: NodeJS.ErrnoException) =>
    markDown('error', error.message || error.code || 'cannot be reached'),
  );
  client.on('ready', () => {
    markUp();
    void warnOfNoBound(client);
    for (const callback of callbacks) callback();
  });
  client.connect().catch((error: Error) => markDown('error', error.message));
  return {
    client,
    run,
    isUp: () => client.isReady && !problem(),
    onReady(callback) {
      callbacks.push(callback);
      if (client.isReady) callback();
    },
  };
}
