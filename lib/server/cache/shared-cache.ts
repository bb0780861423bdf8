import v8 from 'node:v8';
import { RESP_TYPES } from 'redis';
import { MAKESHIFT_S } from '../../api/tags.ts';
import { CACHES } from '../caches.ts';
import { buildId } from '../build-id.ts';
import { redis } from '../redis.ts';
import { type PackedEntry, unpooled } from './packed-entry.ts';

/**
 * What the instances of one build cache together, in Redis: it holds the newest entry of any instance. While Redis is
 * down, or where there is none, each instance has its own memory; what Redis lost is stored again when it is next asked
 * for.
 */
const nameOf = (key: string): string => `shop:${buildId()}:entry:${key}`;

/**
 * As long as Next would keep an entry. Beyond its memory Redis evicts those used least
 * (docs/deployment.md).
 */
const TTL_S = CACHES.pages.fallbackSeconds;
/** Larger ones stay in each instance's memory. Bytes. */
const MAX_BYTES = 1024 * 1024;

/** The newer of the entry in this instance's memory and the one in Redis. @throws when that one is damaged */
export async function newestEntry(key: string, own: PackedEntry | undefined): Promise<PackedEntry | undefined> {
  const found = await redis()?.run((client) =>
    client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(nameOf(key)),
  );
  if (found === undefined) return own;
  const entry = found ? (v8.deserialize(found) as PackedEntry) : undefined;
  if (!own || (entry && entry.storedAt > own.storedAt))
    return entry && { ...entry, html: unpooled(entry.html), rest: unpooled(entry.rest) };
  if (entry?.storedAt !== own.storedAt) await shareEntry(key, own);
  return own;
}

/** Not one that had to do without the backend: only this instance may be unable to reach it. */
export async function shareEntry(key: string, entry: PackedEntry): Promise<void> {
  if (Number(entry.cacheControl?.revalidate || Infinity) <= MAKESHIFT_S) return;
  const bytes = v8.serialize(entry);
  if (bytes.length <= MAX_BYTES) await redis()?.run((client) => client.set(nameOf(key), bytes, { EX: TTL_S }));
}

export async function deleteShared(key: string): Promise<void> {
  await redis()?.run((client) => client.del(nameOf(key)));
}
