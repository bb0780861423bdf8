'use strict';
/**
 * The process's one connection to Redis (REDIS_URL), where several instances share pages, tags and counters. It is
 * loaded by Node itself, so that the page cache and the bundled code (redis.ts) have the same one.
 *
 * Redis is never needed: when it is away or does not answer, whoever asks is told so at once and goes on from memory.
 */

/** How long anything may wait for Redis, in milliseconds. */
const PATIENCE_MS = 300;
const PING_MS = 1_000;
/** A connection on which nothing is heard for so long, pings included, is given up and made anew. */
const IDLE_MS = 3_000;
const MAX_PAUSE_MS = 2_000;

let shared;

/** @returns the connection, opened when first asked for; undefined without REDIS_URL */
function sharedMemory() {
  const url = process.env.REDIS_URL;
  if (!url) return undefined;
  return (shared ??= open(url));
}

function open(url) {
  const { createClient, ErrorReply } = require('redis');
  const client = createClient({
    url,
    // nothing is asked later than now
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: { connectTimeout: PATIENCE_MS * 5, socketTimeout: IDLE_MS, reconnectStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 8), MAX_PAUSE_MS) },
  });
  const readers = [];
  let isSilent = false;
  let isLost = false;

  const lose = (problem) => {
    if (!isLost) console.warn(`Redis: ${problem}; the shop goes on from memory`);
    isLost = true;
  };
  /** Redis is there and refuses (its memory is full, it is read-only): said once for each kind of refusal. */
  const refusals = new Set();
  const refused = ({ message }) => {
    const [kind = ''] = message.split(' ', 1);
    if (!refusals.has(kind)) console.warn(`Redis: ${message}`);
    refusals.add(kind);
  };
  const find = () => {
    isSilent = false;
    if (isLost) console.warn('Redis: answers again');
    isLost = false;
  };

  /**
   * Asks Redis, with patience.
   * @returns undefined when it is away, fails, or takes longer than 300 ms; while it is silent nobody else waits for it
   */
  async function ask(work) {
    if (!client.isReady || isSilent) return undefined;
    let timer;
    const late = new Promise((resolve) => {
      const giveUp = () => {
        isSilent = true;
        lose(`no answer within ${PATIENCE_MS} ms`);
        resolve(undefined);
      };
      // an answer that lies there already, because this process was busy itself, still counts
      timer = setTimeout(() => setImmediate(() => timer && giveUp()), PATIENCE_MS);
    });
    const answer = Promise.resolve(client)
      .then(work)
      .then(
        (value) => {
          find();
          return value;
        },
        (error) => (error instanceof ErrorReply ? refused(error) : lose(error.message)),
      );
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
      timer = undefined;
    }
  }

  /** Calls `read` at each (new) connection, subscriptions in place: what was missed meanwhile can be read then. */
  function onReady(read) {
    readers.push(read);
    if (client.isReady) read();
  }

  /** Whether Redis answers, as far as is known without asking it: pings find out within seconds that it does not. */
  const isUp = () => client.isReady && !isSilent && !isLost;

  client.on('error', (error) => lose(error.message || error.code || 'cannot be reached'));
  client.on('ready', () => {
    find();
    for (const read of readers) read();
  });
  client.connect().catch((error) => lose(error.message));
  return { client, ask, isUp, onReady };
}

module.exports = { sharedMemory, PATIENCE_MS };
