import { promisify } from 'node:util';
import v8 from 'node:v8';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { RESP_TYPES } from 'redis';
import { buildId } from '../build-id.ts';
import { log } from '../log.ts';
import { redis } from '../redis.ts';
import { shareTagTimes } from './tag-times.ts';

/** The parts of Next's cache values that are read here; the rest is stored as it comes. */
export type Value = {
  kind: 'APP_PAGE' | 'APP_ROUTE' | 'PAGES' | 'FETCH' | 'REDIRECT';
  html?: string;
  status?: number;
  headers?: Record<string, unknown>;
  data?: { body: string };
  tags?: string[];
  revalidate?: number;
  rscData?: Uint8Array;
  body?: Uint8Array;
  segmentData?: Map<string, Uint8Array>;
};
export type CacheControl = { revalidate: number | false; expire?: number };
/** `storedAt`: when the content was made · `lastModified`: from when on Next counts its age; both in milliseconds. */
export type Entry = { value: Value; storedAt: number; lastModified: number; cacheControl?: CacheControl };

/** As long as Next would keep an entry (next.config.mjs, expireTime). Beyond its memory Redis evicts those used least (docs/deployment.md). */
const TTL_S = 30 * 24 * 60 * 60;
/** Larger ones stay in each instance's memory. Compressed bytes. */
const MAX_BYTES = 1024 * 1024;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
// as fast as the fastest gzip, and smaller
const FASTEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/**
 * What the instances of one build cache together, in Redis: it holds the newest entry of any instance. While Redis is
 * down each instance has its own memory; what Redis lost is stored again when it is next asked for.
 */
export type SharedCache = {
  /** @param own the entry in this instance's memory, which Redis may have lost @returns undefined when Redis is down or has nothing */
  get: (key: string, own: Entry | undefined) => Promise<Entry | undefined>;
  set: (key: string, entry: Entry) => Promise<void>;
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

  async function set(key: string, entry: Entry): Promise<void> {
    const packed = await compress(v8.serialize(entry), FASTEST);
    if (packed.length <= MAX_BYTES) await shared.run((client) => client.set(nameOf(key), packed, { EX: TTL_S }));
  }

  return {
    async get(key, own) {
      const packed = await shared.run(() => binary.get(nameOf(key)));
      if (packed === undefined) return undefined;
      const entry = packed ? await unpack(packed) : undefined;
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
async function unpack(packed: Buffer): Promise<Entry | undefined> {
  try {
    return v8.deserialize(await decompress(packed)) as Entry;
  } catch (error) {
    log.warn({ error }, 'Redis: an entry cannot be read');
    return undefined;
  }
}
