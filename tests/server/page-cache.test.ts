import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

type Page = { kind: 'APP_PAGE'; html: string; status?: number; headers?: Record<string, string> };
type Cache = {
  get: (key: string, context: object) => Promise<{ value: Page } | null>;
  set: (key: string, page: Page | null, context: object) => Promise<void>;
};
const PageCache = createRequire(import.meta.url)('../../lib/server/page-cache.cjs') as (new (context: object) => Cache) & {
  memoryCache: { size: number; remove: (key: string) => void };
};

const folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
mkdirSync(join(folder, 'server'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As the framework makes one for each request, asked to write to the disk. */
const cache = () =>
  new PageCache({
    fs: { ...fs, existsSync: () => false, mkdir: (path: string) => fs.mkdir(path, { recursive: true }) },
    flushToDisk: true,
    serverDistDir: join(folder, 'server'),
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
  });
const page = (status: number | undefined, html = `<p>${status}</p>`): Page => ({ kind: 'APP_PAGE', html, status });
const READ = { kind: 'APP_PAGE' };
const WRITE = { cacheControl: { revalidate: 300 } };

describe('the page cache', () => {
  beforeEach(() => PageCache.memoryCache?.remove('/en/posts/a'));

  test.each([200, undefined])('stores a page with status %s, with the policy of its scripts', async (status) => {
    await cache().set('/en/posts/a', page(status), WRITE);
    const stored = await cache().get('/en/posts/a', READ);
    expect(stored?.value.html).toBe(`<p>${status}</p>`);
    expect(stored?.value.headers?.['content-security-policy']).toContain("default-src 'none'");
  });

  test.each([404, 307, 308, 500])('stores nothing with status %i, and still gives it its policy', async (status) => {
    const answer = page(status);
    await cache().set('/en/posts/a', answer, WRITE);
    expect(answer.headers?.['content-security-policy']).toContain("default-src 'none'");
    expect(await cache().get('/en/posts/a', READ)).toBeNull();
  });

  test.each([404, 308])('forgets a page that has become a %i', async (status) => {
    await cache().set('/en/posts/a', page(200), WRITE);
    await cache().set('/en/posts/a', page(status), WRITE);
    expect(await cache().get('/en/posts/a', READ)).toBeNull();
  });

  test('keeps real pages, however many missing addresses are asked for', async () => {
    await cache().set('/en/posts/a', page(200), WRITE);
    const large = 'x'.repeat(10_000);
    for (let count = 0; count < 500; count += 1) await cache().set(`/en/posts/made-up-${count}`, page(404, large), WRITE);
    expect(await cache().get('/en/posts/a', READ)).not.toBeNull();
  });

  test('holds no more bytes than it is given', async () => {
    const large = 'x'.repeat(10_000);
    for (let count = 0; count < 500; count += 1) await cache().set(`/en/posts/${count}`, page(200, large), WRITE);
    expect(PageCache.memoryCache.size).toBeLessThanOrEqual(100);
  });

  test('writes nothing to the disk', async () => {
    await cache().set('/en/posts/a', page(200), WRITE);
    expect(readdirSync(folder, { recursive: true })).toEqual(['server']);
  });
});
