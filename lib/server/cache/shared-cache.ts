import v8 from 'node:v8';
import { RESP_TYPES } from 'redis';
import { buildId } from '../build-id.ts';
import { log } from '../log.ts';
import { redis } from '../redis.ts';
import type { PackedEntry } from './packed-entry.ts';
import { shareTagTimes } from './tag-times.ts';

/** As long as Next would keep an entry (next.config.mjs, expireTime). Beyond its memory Redis evicts those used least (docs/deployment.md). */
const TTL_S = 30 * 24 * 60 * 60;
/** Larger ones stay in each instance's memory. Bytes. */
const MAX_BYTES = 1024 * 1024;

/**
 * What the instances of one build cache together, in Redis: it holds the newest entry of any instance. While Redis is
 * down each instance has its own memory; what Redis lost is stored again when it is next asked for.
 */
export type SharedCache = {
  /** @param own the entry in this instance's memory, which Redis may have lost @returns undefined when Redis is down or has nothing */
  get: (key: string, own: PackedEntry | undefined) => Promise<PackedEntry | undefined>;
  set: (key: string, entry: PackedEntry) => Promise<void>;
  delete: (key: string) => Promise<void>;
};

let cache: SharedCache | undefined;

/** @returns undefined without REDIS_URL */
export function sharedCache(): SharedCache | undefined {
  const shared = redis();
  if (!shared) return undefined;
  return (cache ??= open(shared));
}

function open(shared: NonNullable<ReturnType<typeof redis>>): SharedCache {
  const nameOf = (key: string) => `shop:${buildId()}:entry:${key}`;
  const binary = shared.client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  shareTagTimes(shared);

  async function set(key: string, entry: PackedEntry): Promise<void> {
    if (entry.bytes.length <= MAX_BYTES) await shared.run((client) => client.set(nameOf(key), v8.serialize(entry), { EX: TTL_S }));
  }

  return {
    async get(key, own) {
      const found = await shared.run(() => binary.get(nameOf(key)));
      if (found === undefined) return undefined;
      const entry = found ? read(found) : undefined;
      if (!own || (entry && entry.storedAt > own.storedAt)) return entry;
      if (entry?.storedAt !== own.storedAt) await set(key, own);
      return own;
    },
    set,
    async delete(key) {
      await shared.run((client) => client.del(nameOf(key)));
    },
  };
}

/** @returns undefined for a damaged entry: it counts as missing */
function read(found: Buffer): PackedEntry | undefined {
  try {
    return v8.deserialize(found) as PackedEntry;
  } catch (error) {
    log.warn({ error }, 'Redis: an entry cannot be read');
    return undefined;
  }
}
