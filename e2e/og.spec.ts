import sharp from 'sharp';
import { LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { expect, test } from './fixtures.ts';
import { ask, targetOf } from './support/http.ts';

/** A page of each kind, and how the path of its image begins after the language. */
const KINDS = [
  ['/shop/main/product/svc-window-seat', 'service/svc-window-seat'],
  // its title is the longest, its picture a floor plan
  ['/shop/main/product/svc-two-bedroom-complete', 'service/svc-two-bedroom-complete'],
  ['/shop/main/product?category=cat-furniture', 'category/cat-furniture'],
  ['/shop/main/product', 'page/services'],
  ['/posts/post-three-generations', 'post/post-three-generations'],
  ['/posts', 'page/posts'],
  ['/', 'page/home'],
  ['/about-us', 'page/about-us'],
  ['/contact-us', 'page/contact-us'],
  ['/terms-of-service/privacy-policy', 'page/privacy-policy'],
] as const;
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

/** The image that a page names, over plain HTTP: crawlers run no scripts. */
async function imageOf(shop: string, page: string): Promise<{ html: string; path: string }> {
  const first = await ask(shop + page);
  const html = first.status === 308 ? (await ask(shop + targetOf(first))).body : first.body;
  return { html, path: new URL(metaOf(html, 'og:image') ?? '').pathname };
}

test.describe('Open Graph images', { tag: '@once' }, () => {
  for (const locale of LOCALES) {
    test(`stand for each kind of page, in ${locale}`, async ({ stack, baseURL }) => {
      const seen = new Set<string>();
      // each kind in the language whose letters need fonts of their own, one in the others
      const kinds = locale === 'zh' ? KINDS : KINDS.slice(0, 1);
      for (const [page, start] of kinds) {
        const { html, path } = await imageOf(stack.shop.url, localizedPath(page, locale));
        expect(path, page).toMatch(new RegExp(`^/og/${locale}/${start}/[0-9a-f]{10}\\.jpg$`));
        expect(metaOf(html, 'og:image'), page).toBe(new URL(path, baseURL).href);
        expect(metaOf(html, 'twitter:image'), page).toBe(new URL(path, baseURL).href);
        expect(metaOf(html, 'twitter:card'), page).toBe('summary_large_image');
        expect(
          [metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height'), metaOf(html, 'og:image:type')],
          page,
        ).toEqual(['1200', '630', 'image/jpeg']);
        expect(metaOf(html, 'og:image:alt'), page).toBeTruthy();
        expect(metaOf(html, 'og:type'), page).toBe(start.startsWith('post/') ? 'article' : 'website');

        const first = await fetch(stack.shop.url + path);
        expect([first.status, first.headers.get('content-type')], page).toEqual([200, 'image/jpeg']);
        expect(first.headers.get('cache-control'), page).toBe('public, max-age=31536000, immutable');
        expect(first.headers.get('set-cookie'), page).toBeNull();
        const image = Buffer.from(await first.arrayBuffer());
        const { format, width, height } = await sharp(image).metadata();
        expect({ format, width, height }, page).toEqual({ format: 'jpeg', width: 1200, height: 630 });
        // some apps show no larger image
        expect(image.length, page).toBeLessThan(300_000);
        seen.add(image.toString('base64'));

        const again = await fetch(stack.shop.url + path);
        expect(again.headers.get('cache-status'), page).toBe('shop-og; hit');
        expect(Buffer.from(await again.arrayBuffer()).equals(image), page).toBe(true);
        const known = await ask(stack.shop.url + path, { 'If-None-Match': first.headers.get('etag') ?? '' });
        expect([known.status, known.body], page).toEqual([304, '']);
      }
      expect(seen.size).toBe(kinds.length);
    });
  }

  test('redirect to the current version, in each language', async ({ stack }) => {
    const targets = await Promise.all(
      LOCALES.map(async (locale) => {
        const old = await ask(`${stack.shop.url}/og/${locale}/page/home/0123456789.jpg`);
        const plain = await ask(`${stack.shop.url}/og/${locale}/page/home`);
        expect([old.status, plain.status]).toEqual([302, 302]);
        expect(old.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
        expect(targetOf(old)).toBe(targetOf(plain));
        const { path } = await imageOf(stack.shop.url, localizedPath('/', locale));
        // pages that are not indexed share it
        expect((await imageOf(stack.shop.url, localizedPath('/shop/main/cart', locale))).path).toBe(
          `/og/${locale}/page/home`,
        );
        expect(targetOf(plain)).toBe(path);
        const { body } = await ask(stack.shop.url + path);
        return body;
      }),
    );
    expect(new Set(targets).size).toBe(LOCALES.length);
  });
});
