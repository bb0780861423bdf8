import { createClient, ErrorReply, type RedisClientType } from 'redis';
import { globalSingleton } from './global-singleton.ts';
import { log } from './log.ts';

/** How long anything may wait for Redis, in milliseconds. */
const TIMEOUT_MS = 300;
const PING_MS = 1_000;
/** A connection that stays silent for so long, pings included, is closed and opened anew. */
const SOCKET_TIMEOUT_MS = 3_000;
const MAX_RECONNECT_DELAY_MS = 2_000;

/**
 * The process's one connection to Redis (REDIS_URL), where several instances share pages, tags and counters. Redis is never
 * required: while it is down or silent, callers are told at once and go on from memory.
 */
export type Redis = {
  /** The client itself, for libraries that take one. Commands fail at once while it is down: go through `run`. */
  client: RedisClientType;
  /** Runs commands. @returns undefined when Redis is down, fails, or takes longer than 300 ms; while it is silent nobody else waits for it */
  run: <Result>(commands: (client: RedisClientType) => Promise<Result>) => Promise<Result | undefined>;
  /** Whether Redis answers, as far as is known without asking it; pings find out within 5 s that it does not. */
  isUp: () => boolean;
  /** Calls back at each (new) connection, so that what was missed meanwhile can be read. */
  onReady: (callback: () => void) => void;
};

/** @returns the connection, opened when first asked for; undefined without REDIS_URL */
export function redis(): Redis | undefined {
  const url = process.env.REDIS_URL;
  return url ? globalSingleton('redis', () => connect(url)) : undefined;
}

function connect(url: string): Redis {
  const client = createClient({
    url,
    // commands are sent now or never
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: TIMEOUT_MS * 5,
      socketTimeout: SOCKET_TIMEOUT_MS,
      reconnectStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 8), MAX_RECONNECT_DELAY_MS),
    },
  }) as RedisClientType;
  const callbacks: (() => void)[] = [];
  let isSilent = false;
  let isLost = false;

  function lost(problem: string): undefined {
    if (!isLost) log.warn(`Redis: ${problem}; the shop goes on from memory`);
    isLost = true;
  }
  function found(): void {
    isSilent = false;
    if (isLost) log.warn('Redis: answers again');
    isLost = false;
  }
  /** Redis is there and refuses (its memory is full, it is read-only): logged once for each kind of refusal. */
  const refusals = new Set<string>();
  function refused({ message }: ErrorReply): undefined {
    const [kind = ''] = message.split(' ', 1);
    if (!refusals.has(kind)) log.warn(`Redis: ${message}`);
    refusals.add(kind);
  }

  async function run<Result>(commands: (connected: RedisClientType) => Promise<Result>): Promise<Result | undefined> {
    if (!client.isReady || isSilent) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      const giveUp = () => {
        isSilent = true;
        resolve(lost(`no answer within ${TIMEOUT_MS} ms`));
      };
      // an answer that has arrived already, while this process was busy itself, still counts
      timer = setTimeout(() => setImmediate(() => timer && giveUp()), TIMEOUT_MS);
    });
    const answer = commands(client).then(
      (value) => {
        found();
        return value;
      },
      (error: Error) => (error instanceof ErrorReply ? refused(error) : lost(error.message)),
    );
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
      timer = undefined;
    }
  }

  client.on('error', (error: NodeJS.ErrnoException) => lost(error.message || error.code || 'cannot be reached'));
  client.on('ready', () => {
    found();
    for (const callback of callbacks) callback();
  });
  client.connect().catch((error: Error) => lost(error.message));
  return {
    client,
    run,
    isUp: () => client.isReady && !isSilent && !isLost,
    onReady(callback) {
      callbacks.push(callback);
      if (client.isReady) callback();
    },
  };
}
