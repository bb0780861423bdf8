'use strict';
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js');
const { policyOfPage } = require('./csp.cjs');

const HEADER = 'content-security-policy';

/**
 * The framework's own page cache, in memory (50 MB, least recently used first out), with each page's security policy
 * stored beside it. `set` is awaited before a page's first answer goes out, so the header is on every answer: first,
 * cached, stale and 304 alike.
 *
 * Only pages that exist are stored. A missing page or a redirect has any number of addresses, which anybody can make up:
 * stored, they would push the real pages out. Nothing is written to the disk, which has no bound and could return half a
 * page after it was full; instances that restart together keep their pages in Redis (shared-page-cache.cjs).
 */
module.exports = class PageCache extends FileSystemCache {
  constructor(context) {
    super({ ...context, flushToDisk: false });
  }

  async set(key, page, context) {
    // also where it is not stored: it is the answer to this request
    seal(page);
    if (!isStorable(page)) return PageCache.forget(key);
    return super.set(key, page, context);
  }

  /** A page that is gone, or has moved, must not be shown as it was. */
  static forget(key) {
    PageCache.memoryCache?.remove(key);
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    // pages that the build itself rendered were stored without passing `set`
    seal(entry?.value);
    return entry;
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    process.emit(RENEWED);
  }
};

/** Told within the process when tags were named: answers that are held elsewhere (front.ts) may be old. */
const RENEWED = 'shop:renewed';

function seal(page) {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string' || page.html === '' || page.headers?.[HEADER]) return;
  page.headers = { ...page.headers, [HEADER]: policyOfPage(page.html) };
}

/** Data (`FETCH`) has no status of its own: only good answers get here. */
function isStorable(page) {
  return page !== null && page.kind !== 'REDIRECT' && (page.status ?? 200) === 200;
}
