import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { cachedResponse } from '@/lib/seo/cached-response';

const respond = (load: () => Promise<string | Iterable<string> | undefined>) =>
  cachedResponse(new Request('https://shop.test/feed.xml'), 'text/xml', load);
afterEach(() => vi.restoreAllMocks());

test('cachedResponse gives the text for shared caches to keep', async () => {
  const response = await respond(async () => '<a/>');
  expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
    200,
    '<a/>',
    'text/xml',
  ]);
  expect(response.headers.get('cache-control')).toMatch(/^public, .*s-maxage=300/);
});

test('cachedResponse responds with 404 without a file and 503 while the backend is down', async () => {
  const missing = await respond(async () => undefined);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  const failed = await respond(() => Promise.reject(new ApiError('network', 'GET /posts/filter')));
  expect([failed.status, failed.headers.get('retry-after'), failed.headers.get('cache-control')]).toEqual([
    503,
    '300',
    'no-store',
  ]);
  await expect(respond(() => Promise.reject(new TypeError('a mistake of ours')))).rejects.toThrow('a mistake of ours');
});
