import { LRUCache } from 'lru-cache';
import { pageCsp } from '../csp.ts';
import { inlineStyles } from '../inline-styles.ts';
import { type CacheControl, type Entry, sharedCache, type Value } from './shared-cache.ts';
import { tagTimes } from './tag-times.ts';

const CSP_HEADER = 'content-security-policy';
const TAGS_HEADER = 'x-next-cache-tags';
/** Bytes. */
const MAX_SIZE = 50 * 1024 * 1024;

type GetContext = { kind: Value['kind']; tags?: string[]; softTags?: string[] };
type SetContext = { tags?: string[]; cacheControl?: CacheControl };

const memory = new LRUCache<string, Entry>({ maxSize: MAX_SIZE, sizeCalculation: sizeOf });

/**
 * Next's cache of pages and data (`cacheHandler` in next.config.mjs), in memory and, where several instances share a Redis,
 * there as well. Two things differ from Next's own:
 *
 * - The styles that a page uses are put into it, and its Content-Security-Policy is stored with it. Next
 *   awaits `set` before the first response goes out, so both are in every response: first, cached, stale and 304 alike.
 * - Only pages that exist are stored. Anybody can make up addresses that do not exist or redirect: stored, they would evict
 *   the real pages. Nothing is written to the disk, which has no bound.
 */
export default class PageCache {
  async get(key: string, context: GetContext): Promise<Entry | null> {
    const own = memory.get(key);
    const entry = (await sharedCache()?.get(key, own)) ?? own;
    if (!entry) return null;
    if (entry !== own) memory.set(key, entry);
    const tags = context.kind === 'FETCH' ? [...(context.tags ?? []), ...(context.softTags ?? [])] : pageTags(entry.value);
    const { isExpired, isStale } = tagTimes.compare(tags, entry.storedAt);
    if (isExpired) return null;
    return isStale ? asStale(entry) : entry;
  }

  async set(key: string, value: Value | null, { cacheControl }: SetContext = {}): Promise<void> {
    // also where it is not stored: it is the response to this request
    if (value) completePage(value);
    if (!value || !isStorable(value)) {
      memory.delete(key);
      await sharedCache()?.delete(key);
      return;
    }
    // a page that could not be renewed is put back for a while: another instance may have a newer one
    const own = memory.get(key);
    const isPutBack = own?.value === value;
    const now = Date.now();
    const entry = { value, storedAt: isPutBack ? own.storedAt : now, lastModified: now, ...(cacheControl && { cacheControl }) };
    memory.set(key, entry);
    if (!isPutBack) await sharedCache()?.set(key, entry);
  }

  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await tagTimes.revalidate([tags].flat(), durations);
  }

  resetRequestCache(): void {}
}

/**
 * Next judges staleness by age alone: an entry whose tag was revalidated is given an age just beyond its lifetime, so that
 * it is served once more and renewed in the background.
 */
function asStale(entry: Entry): Entry {
  const lifetime = entry.value.kind === 'FETCH' ? entry.value.revalidate : entry.cacheControl?.revalidate;
  return { ...entry, lastModified: Math.min(entry.lastModified, Date.now() - ((lifetime || 0) + 1) * 1000) };
}

const pageTags = ({ headers }: Value): string[] => {
  const tags = headers?.[TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : [];
};

/** Puts a page's styles into it, and its policy beside it. */
function completePage(value: Value): void {
  if (value.kind !== 'APP_PAGE' || !value.html || value.headers?.[CSP_HEADER]) return;
  const { html, style } = inlineStyles(value.html);
  value.html = html;
  value.headers = { ...value.headers, [CSP_HEADER]: pageCsp(html, style) };
}

/** Data (`FETCH`) has no status of its own: only good answers get here. */
const isStorable = ({ kind, status = 200 }: Value): boolean => kind !== 'REDIRECT' && status === 200;

function sizeOf({ value }: Entry): number {
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, part) => sum + part.byteLength, 0);
  return (
    1024 + (value.html?.length ?? 0) * 2 + (value.data?.body.length ?? 0) * 2 + (value.rscData?.byteLength ?? 0) + (value.body?.byteLength ?? 0) + segments
  );
}
