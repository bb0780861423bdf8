'use strict';
const { accessSync, constants } = require('node:fs');
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js');
const { policyOfPage } = require('./csp.cjs');

const HEADER = 'content-security-policy';

/**
 * The framework's own page cache, with each page's security policy stored beside it. `set` is awaited before a page's
 * first answer goes out, so the header is on every answer: first, cached, stale, 304 and 404 alike.
 */
module.exports = class PageCache extends FileSystemCache {
  constructor(context) {
    super({ ...context, flushToDisk: context.flushToDisk && isWritable(context.serverDistDir) });
  }

  async set(key, page, context) {
    seal(page);
    return super.set(key, page, context);
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

const writable = new Map();

/** The image's file system is read-only: pages stay in memory there, where the framework would fail at each of them. */
function isWritable(folder) {
  if (!writable.has(folder)) writable.set(folder, canWrite(folder));
  return writable.get(folder);
}

function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
