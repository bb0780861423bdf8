import { LRUCache } from 'lru-cache';
import { TAG_PATTERN } from '../../api/tags.ts';
import { pageCsp } from '../csp.ts';
import { SMALLEST } from '../encoding.ts';
import { runAfterPicture } from '../head-script.ts';
import { inlineIcons } from '../inline-icons.ts';
import { inlineStyles } from '../inline-styles.ts';
import { log } from '../log.ts';
import { requestContext } from '../request-context.ts';
import { pack, type PackedEntry, type Times, unpack, type Value } from './packed-entry.ts';
import { deleteShared, newestEntry, shareEntry } from './shared-cache.ts';
import { compareTags, revalidateTags } from './tag-times.ts';

const CSP_HEADER = 'content-security-policy';
/** The tags of a page that the webhook may name: what a CDN purges by. */
const TAGS_HEADER = 'cache-tag';
/** Which stored page a response is, for `storedHtml`; taken off before the response goes out. */
export const STORED_PAGE_HEADER = 'x-stored-page';

/** Bytes. A page takes some 33 kB, with what the entry itself takes. */
const sizeOf = ({ html, rest }: PackedEntry): number => html.length + rest.length + 512;
const room = (megabytes: number) =>
  new LRUCache<string, PackedEntry>({ maxSize: megabytes * 1024 * 1024, sizeCalculation: sizeOf });
/**
 * Each kind has a room of its own, so that none pushes another out: pages, their variants by query (sort, page,
 * category), of which anybody can ask for many, and the backend's data. Variants are not shared: made-up ones would
 * fill Redis, and the data that they are made of is there.
 */
const rooms = { pages: room(50), variants: room(8), data: room(12) };

function roomFor(key: string, kind: Value['kind']) {
  if (kind === 'FETCH') return rooms.data;
  return requestContext()?.isVariant || rooms.variants.has(key) ? rooms.variants : rooms.pages;
}

/**
 * Entries that are still being compressed, by key: Next does not wait until data is stored, and may read it again at
 * once.
 */
const storing = new Map<string, Promise<PackedEntry>>();
/**
 * The stored entry of each value that was given to Next. When a page cannot be renewed, Next stores that same value
 * again.
 */
const origins = new WeakMap<Value, PackedEntry>();

/**
 * The stored pages, and the data they are made of: Next's cache (`cacheHandler` in next.config.mjs), in memory and,
 * where several instances share a Redis, there as well. Differences to Next's own:
 *
 * - The styles that a page uses are put into it, and its Content-Security-Policy is stored with it. Next
 *   awaits `set` before the first response goes out: both are in every response, a stale one and a 304 included.
 * - Only pages that exist are stored. Anybody can make up URLs that do not exist or redirect: stored, they would
 *   evict
 *   the real pages. Nothing is written to the disk, which has no bound.
 */
export default class StoredPages {
  async get(
    key: string,
    { kind, tags = [], softTags = [] }: { kind: Value['kind']; tags?: string[]; softTags?: string[] },
  ) {
    const room = roomFor(key, kind);
    try {
      await storing.get(key);
      const own = room.get(key);
      const packed = room === rooms.variants ? own : await newestEntry(key, own);
      if (!packed) return null;
      if (packed !== own) room.set(key, packed);
      const value = await unpack(packed);
      origins.set(value, packed);
      const { isExpired, isStale } = compareTags(
        kind === 'FETCH' ? [...tags, ...softTags] : pageTags(value),
        packed.storedAt,
      );
      if (isExpired) return null;
      const { cacheControl } = packed;
      const lastModified = isStale ? beyondLifetime(value, packed) : packed.lastModified;
      const context = requestContext();
      if (context && kind !== 'FETCH') {
        context.pageSource = packed === own ? 'memory' : 'redis';
        const lifetime = cacheControl?.revalidate;
        context.pageTtl = lifetime ? Math.floor((lastModified - Date.now()) / 1000 + lifetime) : undefined;
        // another one is about to be renewed
        if (Number(context.pageTtl) > 0) void compressAgain(key, packed);
      }
      return { value, lastModified, cacheControl };
    } catch (error) {
      log.warn({ error }, 'a stored entry cannot be read');
      return null;
    }
  }

  async set(key: string, value: Value | null, { cacheControl }: Partial<Times> = {}): Promise<void> {
    const now = Date.now();
    // a page that will not be stored is completed too, as it is the response to this request
    if (value) completePage(key, value);
    if (!value || !isStorable(value)) {
      for (const room of Object.values(rooms)) room.delete(key);
      await deleteShared(key);
      return;
    }
    const room = roomFor(key, value.kind);
    const origin = origins.get(value);
    // the time of the request, not of storing: a tag revalidated in between makes this content out of date
    const storedAt = requestContext()?.startedAt ?? now;
    const store = async () => {
      const entry = { ...(origin ?? { ...(await pack(value)), storedAt }), lastModified: now, cacheControl };
      room.set(key, entry);
      return entry;
    };
    const stored = store().finally(() => storing.delete(key));
    storing.set(key, stored);
    const entry = await stored;
    // a page that could not be renewed stays in this instance's memory: another instance may have a newer one
    if (!origin && room !== rooms.variants) await shareEntry(key, entry);
  }

  readonly revalidateTag = revalidateTags;
}

/** How long the processor rests after a page that was compressed again. Milliseconds. */
const REST_MS = 1_000;
/** Larger ones would take it seconds. Bytes. */
const MOST_TO_COMPRESS = 200_000;
let isCompressing = false;

/**
 * Compresses a page that is asked for again as small as it gets, in this instance's memory: nobody waits for it. One page
 * at a time: those that are asked for most often come first.
 */
async function compressAgain(key: string, packed: PackedEntry): Promise<void> {
  if (isCompressing || packed.isSmallest || packed.plainLength === 0 || sizeOf(packed) > MOST_TO_COMPRESS) return;
  isCompressing = true;
  try {
    const entry = { ...packed, ...(await pack(await unpack(packed), SMALLEST)), isSmallest: true };
    // what was renewed meanwhile stays
    [rooms.pages, rooms.variants].find((room) => room.peek(key) === packed)?.set(key, entry);
  } catch (error) {
    log.warn({ error }, 'a stored page cannot be compressed again');
  } finally {
    setTimeout(() => (isCompressing = false), REST_MS).unref();
  }
}

/** The compressed HTML of a page that is stored here, by the value of its `STORED_PAGE_HEADER`, where it has one. */
export function storedHtml(header: unknown): Buffer | undefined {
  const key = typeof header === 'string' ? decodeURI(header) : '';
  return (rooms.variants.peek(key) ?? rooms.pages.peek(key))?.html;
}

/**
 * Next judges staleness by age alone: an entry whose tag was revalidated is given an age just beyond its lifetime, so
 * that it is served once more and renewed in the background.
 */
function beyondLifetime({ kind, revalidate }: Value, { lastModified, cacheControl }: Times): number {
  const lifetime = kind === 'FETCH' ? revalidate : cacheControl?.revalidate;
  return Math.min(lastModified, Date.now() - ((lifetime || 0) + 1) * 1000);
}

const pageTags = ({ headers }: Value): string[] => String(headers?.['x-next-cache-tags'] ?? '').split(',');

/** Puts a page's styles and main icons into it, and beside it its policy, its tags and where it is stored. */
function completePage(key: string, value: Value): void {
  if (value.kind !== 'APP_PAGE' || !value.html || value.headers?.[CSP_HEADER]) return;
  const { html, style } = inlineStyles(inlineIcons(runAfterPicture(value.html)));
  value.html = html;
  // Next's own are paths
  const tags = pageTags(value)
    .filter((tag) => TAG_PATTERN.test(tag))
    .join(',');
  value.headers = {
    ...value.headers,
    [CSP_HEADER]: pageCsp(html, style),
    ...(tags && { [TAGS_HEADER]: tags }),
    ...(isStorable(value) && { [STORED_PAGE_HEADER]: encodeURI(key) }),
  };
}

/** Data (`FETCH`) has no status of its own: only good responses get here. */
const isStorable = ({ kind, status = 200 }: Value): boolean => kind !== 'REDIRECT' && status === 200;
