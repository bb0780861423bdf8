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

/**
 * The destination by a query, which Next's testing tool does not put into it: the first rewrite with all its
 * parameters.
 */
function variantOf(source: string, query: Record<string, string>): string | undefined {
  const rule = rewrites().find((one) => one.source === source && (one.has ?? []).every(({ key }) => query[key]));
  return rule?.destination.replaceAll(/:(\w+)/g, (parameter, key: string) => query[key] ?? parameter);
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

  const LISTING = '/shop/main/product';
  test.each([
    // a cached page has few variants, in folders of their own
    [LISTING, { page: '2' }, '/listing/product/-/-/2'],
    [LISTING, { category: 'cat-a', sort: 'price-asc', page: '3' }, '/listing/product/cat-a/price-asc/3'],
    ['/posts', { category: 'post-cat-materials', page: '2' }, '/listing/posts/post-cat-materials/2'],
    ['/authentication/login/email', { ended: '1' }, '/authentication/login/ended'],
    // what has any number of values is rendered for each request
    [LISTING, { category: 'cat-a', keyword: 'oak' }, '/listing/product/search'],
    [LISTING, { offer: '1' }, '/listing/product/search'],
    ['/posts', { keyword: 'oak', page: '2' }, '/listing/posts/search'],
  ])('lead %s with %o to %s', (path, query, destination) => {
    expect(variantOf(`/:locale(en|zh|cn)${path}`, query as Record<string, string>)).toBe(`/:locale${destination}`);
  });

  test('leave a list alone with empty or other parameters', () => {
    expect(
      variantOf(`/:locale(en|zh|cn)${LISTING}`, { category: '', keyword: '', utm_source: 'mail' }),
    ).toBeUndefined();
  });

  test.each(['/', '/zh/about-us', '/cn/shop/main/product/svc-1', '/api/orders/all', '/zh/feed.xml'])(
    'leave %s as it is',
    async (url) => expect(await destinationOf(url)).toBeUndefined(),
  );
});
