import { getRewrittenUrl, unstable_getResponseFromNextConfig } from 'next/experimental/testing/server';
import { describe, expect, test } from 'vitest';
import { rewrites } from '@/lib/rewrites';

const ORIGIN = 'https://shop.test';

/** The path that Next rewrites a URL without query to; undefined where it leaves it as it is. */
async function destinationOf(path: string): Promise<string | undefined> {
  const nextConfig = { rewrites: async () => ({ beforeFiles: rewrites(), afterFiles: [], fallback: [] }) };
  return getRewrittenUrl(await unstable_getResponseFromNextConfig({ url: ORIGIN + path, nextConfig }))?.slice(
    ORIGIN.length,
  );
}

describe('rewrites', () => {
  test.each([
    ['/feed.xml', '/en/feed.xml'],
    ['/.well-known/security.txt', '/security.txt'],
    ['/posts/post-1/title.md', '/en/markdown/post/post-1/title'],
    ['/zh/posts/post-1/%E5%B9%B3.md', '/zh/markdown/post/post-1/%E5%B9%B3'],
    ['/shop/main/product/svc-1/title.md', '/en/markdown/service/svc-1/title'],
    ['/manifest.webmanifest', '/en/manifest.webmanifest'],
  ])('lead files and Markdown to what serves them: %s', async (url, destination) =>
    expect(await destinationOf(url)).toBe(destination),
  );

  test.each(['/', '/zh/about-us', '/cn/shop/main/product/svc-1', '/api/orders/all', '/zh/feed.xml'])(
    'leave %s as it is',
    async (url) => expect(await destinationOf(url)).toBeUndefined(),
  );
});
