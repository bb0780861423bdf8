import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type RequestContext, withRequestContext } from '@/lib/server/request-context';
import StoredPages, { storedHtml } from '@/lib/server/cache/stored-pages';

const pages = () => new StoredPages();
const page = (status: number | undefined, html = `<p>${status}</p>`) => ({
  kind: 'APP_PAGE' as const,
  html,
  status,
  headers: { 'x-next-cache-tags': 'posts,post:a,_N_T_/posts/a' } as Record<string, string>,
  rscData: Buffer.from('data'),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});
const READ = { kind: 'APP_PAGE' as const };
const WRITE = { cacheControl: { revalidate: 300 } };
const KEY = '/en/posts/a';
/** Not compressible. */
const large = () => randomBytes(5_000_000);

beforeEach(() => pages().set(KEY, null));

describe('the stored pages', () => {
  test.each([200, undefined])(
    'hold a page with status %s, its data, the policy of its scripts and its tags',
    async (status) => {
      await pages().set(KEY, page(status), WRITE);
      const stored = await pages().get(KEY, READ);
      expect(stored?.value).toMatchObject({
        html: `<p>${status}</p>`,
        status,
        rscData: Buffer.from('data'),
        segmentData: page(status).segmentData,
      });
      expect(stored?.value.headers?.['content-security-policy']).toContain("default-src 'none'");
      expect(stored?.value.headers?.['cache-tag']).toBe('posts,post:a');
      expect(stored?.cacheControl).toEqual(WRITE.cacheControl);
    },
  );

  test('give the HTML as it was compressed when it was stored', async () => {
    const html = `<p>${'床架與窗台座位 '.repeat(4000)}</p>`;
    const first = page(200, html);
    await pages().set('/zh/posts/床', first, WRITE);
    const body = storedHtml(String(first.headers['x-stored-page']));
    expect(body && brotliDecompressSync(body).toString()).toBe(html);
  });

  test('give the HTML of a page that is asked for again in fewer bytes', async () => {
    const html = JSON.stringify(Array.from({ length: 2_000 }, (_, index) => index ** 3));
    const first = page(200, html);
    await pages().set(KEY, first, WRITE);
    const body = () => storedHtml(first.headers['x-stored-page']) ?? Buffer.of();
    const { length } = body();
    const visit = async () => {
      const stored = await withRequestContext({ id: 'page-1' }, () => pages().get(KEY, READ));
      expect(stored?.value).toMatchObject({ html, rscData: Buffer.from('data') });
      expect(brotliDecompressSync(body()).toString()).toBe(html);
      return body().length;
    };
    // pages take turns
    await expect.poll(visit).toBeLessThan(length);
    await visit();
  });

  test.each([404, 307])('hold nothing with status %i, which still gets its policy', async (status) => {
    const response = page(status);
    await pages().set(KEY, response, WRITE);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.headers).not.toHaveProperty('x-stored-page');
    expect(await pages().get(KEY, READ)).toBeNull();
  });

  test.each([404, 308])('forget a page that has become a %i', async (status) => {
    await pages().set(KEY, page(200), WRITE);
    await pages().set(KEY, page(status), WRITE);
    expect(await pages().get(KEY, READ)).toBeNull();
  });

  test('keep the time of a page that could not be renewed', async () => {
    // however little time passes between the steps
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await pages().set(KEY, page(200), WRITE);
    const stored = await pages().get(KEY, READ);
    await pages().revalidateTag('post:a', { expire: 60 });
    await pages().set(KEY, stored?.value ?? null, { cacheControl: { revalidate: 3 } });
    // stale as before, not as new as when it was put back
    const visit: RequestContext = { id: 'page-2' };
    const again = await withRequestContext(visit, () => pages().get(KEY, READ));
    expect(again?.value.html).toBe('<p>200</p>');
    expect(visit.pageSource).toBe('memory');
    expect(visit.pageTtl).toBeLessThan(0);
    expect(again?.lastModified).toBeLessThan(Date.now() - 3_000);
  });

  test('take a page that was being rendered while its tag was revalidated for one of before', async () => {
    await withRequestContext({ id: 'page-1', startedAt: Date.now() - 1_000 }, async () => {
      await pages().revalidateTag('post:a', { expire: 60 });
      await pages().set(KEY, page(200), WRITE);
    });
    expect((await pages().get(KEY, READ))?.lastModified).toBeLessThan(Date.now() - 300_000);
  });

  test('have what is still being stored for who asks at once', async () => {
    const stored = pages().set('data', { kind: 'FETCH', data: { body: 'x'.repeat(100_000) }, revalidate: 300 });
    expect((await pages().get('data', { kind: 'FETCH' }))?.value).toMatchObject({ revalidate: 300 });
    await stored;
  });

  test('hold no more than 50 MB, least recently used first', async () => {
    for (let count = 0; count < 12; count += 1)
      await pages().set(`/en/posts/${count}`, { ...page(200), rscData: large() }, WRITE);
    expect(await pages().get('/en/posts/0', READ)).toBeNull();
    expect(await pages().get('/en/posts/11', READ)).not.toBeNull();
  });

  test('keep real pages, however many variants by query are asked for', async () => {
    await pages().set(KEY, page(200), WRITE);
    const asVariant = <T>(work: () => Promise<T>) => withRequestContext({ id: 'page-1', isVariant: true }, work);
    for (let count = 0; count < 3; count += 1)
      await asVariant(() => pages().set(`${KEY}/${count}`, { ...page(200), rscData: large() }, WRITE));
    expect(await asVariant(() => pages().get(`${KEY}/0`, READ))).toBeNull();
    expect(await asVariant(() => pages().get(`${KEY}/2`, READ))).not.toBeNull();
    expect(await pages().get(KEY, READ)).not.toBeNull();
  });

  test('keep real pages, however much data or how many missing URLs are asked for', async () => {
    await pages().set(KEY, page(200), WRITE);
    for (let count = 0; count < 4; count += 1) {
      await pages().set(`data-${count}`, {
        kind: 'FETCH',
        data: { body: large().toString('latin1') },
        revalidate: 300,
      });
      await pages().set(`/en/posts/made-up-${count}`, { ...page(404), rscData: large() }, WRITE);
    }
    expect(await pages().get(KEY, READ)).not.toBeNull();
    expect(await pages().get('data-0', { kind: 'FETCH' })).toBeNull();
  });
});
