'use strict';
const { randomUUID } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { promisify } = require('node:util');
const v8 = require('node:v8');
const zlib = require('node:zlib');
const { RESP_TYPES } = require('redis');
const PageCache = require('./page-cache.cjs');
const { sharedMemory } = require('./redis.cjs');
const { shareTags } = require('./shared-tags.cjs');

/** Seconds that Redis keeps an entry: as long as the framework would (next.config.mjs, expireTime). */
const KEPT_S = 30 * 24 * 60 * 60;
/** Entries of one build in Redis; beyond, the ones stored longest ago go. Some 40 kB each, compressed: 400 MB at the most. */
const MAX_ENTRIES = 10_000;
/** Larger ones stay in each instance's memory. Compressed bytes. */
const MAX_ENTRY_BYTES = 1024 * 1024;

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
// as quick as gzip at its quickest, and smaller
const QUICK = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } };

/** One for the process: the framework makes a cache for each request. */
let share;

/**
 * The page cache where several instances share what they rendered, through Redis. The framework's memory (50 MB) comes
 * first; Redis is asked for what it does not hold and for what another instance has stored anew. While Redis is away the
 * memory is all there is, and what was missed is caught up when it is back.
 */
module.exports = class SharedPageCache extends PageCache {
  constructor(context) {
    super(context);
    share ??= openShare(buildIdOf(context.serverDistDir), PageCache);
  }

  async get(key, context) {
    await share.refresh(key);
    return super.get(key, context);
  }

  async set(key, value, context) {
    // what could not be renewed is put back by the framework: the others may have a newer one
    const isPutBack = value && share.local(key)?.value === value;
    await super.set(key, value, context);
    if (!share.local(key)) void share.remove(key);
    else if (!isPutBack) void share.store(key);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    await share.tell(tags);
  }
};

/** What one build's instances share. Two builds that run side by side never see each other's pages. */
function openShare(build, { memoryCache }) {
  const { client, ask, onReady } = sharedMemory();
  const id = randomUUID();
  const channel = `shop:${build}:stored`;
  const nameOf = (key) => `shop:${build}:entry:${key}`;
  /** Sorted set of the keys by when each was stored. */
  const index = `shop:${build}:entries`;
  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const tell = shareTags({ client, ask, onReady }, id);
  /** Local entries than which Redis has no newer one. */
  let current = new WeakSet();
  let news = 0;

  const local = (key) => (memoryCache.has(key) ? memoryCache.get(key) : undefined);
  const heard = (message) => {
    const [from, key, isGone] = JSON.parse(message);
    news += 1;
    if (from === id || !memoryCache.has(key)) return;
    if (isGone) memoryCache.remove(key);
    // kept, for Redis may be gone when it is asked for
    else current.delete(local(key));
  };

  let isSubscribed = false;
  onReady(() => {
    current = new WeakSet();
    if (!isSubscribed) client.subscribe(channel, heard).catch(() => (isSubscribed = false));
    isSubscribed = true;
  });

  async function refresh(key) {
    const own = local(key);
    if (own && current.has(own)) return;
    const seen = { current, news };
    const packed = await ask(() => binary.get(nameOf(key)));
    if (packed === undefined) return;
    const found = packed && (await unpacked(packed));
    if (found && found.lastModified > (own?.lastModified ?? 0)) memoryCache.set(key, found);
    const best = local(key);
    // something may have been stored while this was read: it is read again next time
    if (best && seen.news === news) seen.current.add(best);
    // Redis has lost it, or never had it
    if (own && !found) void store(key);
  }

  /** @returns undefined for an entry that is cut off or no entry at all: it counts as missing, and is stored anew */
  async function unpacked(packed) {
    try {
      return v8.deserialize(await unbrotli(packed));
    } catch (error) {
      console.warn(`Redis: an entry cannot be read (${error.message})`);
      return undefined;
    }
  }

  async function store(key) {
    const entry = local(key);
    if (!entry) return;
    current.add(entry);
    const packed = await brotli(v8.serialize(entry), QUICK);
    if (packed.length > MAX_ENTRY_BYTES) return;
    await ask(() =>
      Promise.all([
        client.set(nameOf(key), packed, { EX: KEPT_S }),
        client.zAdd(index, { value: key, score: Date.now() }),
        client.expire(index, KEPT_S),
        client.publish(channel, JSON.stringify([id, key])),
      ]),
    );
    await trim();
  }

  /** Drops what was stored longest ago. Whoever made up a thousand addresses pushes out pages that nobody has asked for since. */
  async function trim() {
    const count = await ask(() => client.zCard(index));
    if (!count || count <= MAX_ENTRIES) return;
    const oldest = await ask(() => client.zPopMinCount(index, count - MAX_ENTRIES));
    if (oldest?.length) await ask(() => client.del(oldest.map(({ value }) => nameOf(value))));
  }

  async function remove(key) {
    const count = await ask(() => client.del(nameOf(key)));
    // there was none: a made-up address is no news
    if (!count) return;
    await ask(() => Promise.all([client.zRem(index, key), client.publish(channel, JSON.stringify([id, key, true]))]));
  }

  return { local, refresh, store, remove, tell };
}

function buildIdOf(serverDistDir) {
  return readFileSync(join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
}
