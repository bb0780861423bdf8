import { beforeEach, describe, expect, test, vi } from 'vitest';
import PageCache from '@/lib/server/cache/page-cache';

const cache = () => new PageCache();
const page = (status: number | undefined, html = `<p>${status}</p>`) => ({
  kind: 'APP_PAGE' as const,
  html,
  status,
  headers: { 'x-next-cache-tags': 'posts,post-a' } as Record<string, string>,
});
const READ = { kind: 'APP_PAGE' as const };
const WRITE = { cacheControl: { revalidate: 300 } };

describe('the page cache', () => {
  beforeEach(() => cache().set('/en/posts/a', null));

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

  test('keeps real pages, however many missing addresses are requested', async () => {
    await cache().set('/en/posts/a', page(200), WRITE);
    const large = 'x'.repeat(1_000_000);
    for (let count = 0; count < 60; count += 1) await cache().set(`/en/posts/made-up-${count}`, page(404, large), WRITE);
    expect(await cache().get('/en/posts/a', READ)).not.toBeNull();
  });

  test('holds no more than 50 MB', async () => {
    const large = 'x'.repeat(1_000_000);
    for (let count = 0; count < 60; count += 1) await cache().set(`/en/posts/${count}`, page(200, large), WRITE);
    expect(await cache().get('/en/posts/0', READ)).toBeNull();
    expect(await cache().get('/en/posts/59', READ)).not.toBeNull();
  });
});

describe('a revalidated tag', () => {
  test('makes pages stale, and data too, without giving them up', async () => {
    await cache().set('/en/posts/a', page(200), WRITE);
    await cache().set('data', { kind: 'FETCH', data: { body: '{}' }, revalidate: 300 }, { tags: ['post-a'] });
    vi.useFakeTimers({ now: Date.now() + 1000 });
    await cache().revalidateTag('post-a', { expire: 31_536_000 });
    const age = async (key: string, kind: 'APP_PAGE' | 'FETCH') => Date.now() - ((await cache().get(key, { kind, tags: ['post-a'] }))?.lastModified ?? 0);
    expect(await age('/en/posts/a', 'APP_PAGE')).toBeGreaterThan(300_000);
    expect(await age('/en/posts/a', 'APP_PAGE')).toBeLessThan(400_000);
    expect(await age('data', 'FETCH')).toBeGreaterThan(300_000);
    // what is stored afterwards is fresh
    vi.setSystemTime(Date.now() + 1000);
    await cache().set('/en/posts/a', page(200, '<p>new</p>'), WRITE);
    expect(await age('/en/posts/a', 'APP_PAGE')).toBe(0);
    vi.useRealTimers();
  });

  test('without a lifetime makes pages unusable at once', async () => {
    await cache().set('/en/posts/b', page(200), WRITE);
    vi.useFakeTimers({ now: Date.now() + 1000 });
    await cache().revalidateTag(['posts']);
    expect(await cache().get('/en/posts/b', READ)).toBeNull();
    vi.useRealTimers();
  });
});
