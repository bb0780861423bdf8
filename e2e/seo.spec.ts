import { LOCALES, localizedPath, OPEN_GRAPH_LOCALES } from '../lib/i18n/locales.ts';
import { TERMS_SLUGS } from '../lib/routes.ts';
import { textIn } from '../lib/i18n/text.ts';
import { expect, test } from './fixtures.ts';
import { ask } from './support/http.ts';
import { canonicalOf } from './support/head.ts';
import { translatorOf } from './support/messages.ts';

const SERVICE = '/shop/main/product/svc-window-seat';
const POST = '/posts/post-dark-walls';
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
const metaOf = (html: string, name: string) => attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
const plain = (text = '') => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
/** The room that search engines need for a text, in Latin letters. */
const roomOf = (text: string) => [...text].length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);

test.describe('what a search engine reads', { tag: '@once' }, () => {
  for (const locale of LOCALES) {
    test(`without scripts, in ${locale}`, async ({ browser, stack, baseURL }) => {
      const product = await (await fetch(`${stack.mock.url}/stores/store-main/product-management/products/svc-window-seat/details`)).json();
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      const t = translatorOf(locale);
      await page.goto(localizedPath('/shop/main/product?category=cat-furniture', locale));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 3 })).toHaveCount(5);
      await expect(main.getByText('HK$').first()).toBeVisible();
      // the list goes on, filters and sorting work
      await main.getByRole('link', { name: t('CatalogList.loadMore') }).click();
      await expect(main.getByRole('heading', { level: 3 })).toHaveCount(10);
      await main.getByRole('search').getByRole('textbox').fill('oak');
      await main
        .getByRole('search')
        .getByRole('button', { name: t('CatalogList.search') })
        .click();
      await expect(page).toHaveURL(/keyword=oak/);

      await page.goto(localizedPath(SERVICE, locale));
      await expect(page.getByRole('heading', { level: 1, name: textIn(product.title, locale) })).toBeVisible();
      await expect(main.getByText(textIn(product.summary, locale))).toBeVisible();
      await expect(main.getByRole('heading', { name: t('Catalog.description') })).toBeVisible();
      await expect(main.getByRole('img', { name: textIn(product.images[0].alt, locale) })).toBeVisible();
      await expect(main.getByRole('radio').first()).toBeVisible();
      await context.close();
    });

    test(`head of each public page, in ${locale}`, async ({ stack, baseURL }) => {
      const titles = new Set<string>();
      const descriptions = new Set<string>();
      const routes = [
        '/',
        '/shop/main/product',
        '/shop/main/product?category=cat-furniture',
        '/shop/main/product?category=cat-lighting-design',
        // a service with the name of its category
        '/shop/main/product/svc-lighting-design',
        SERVICE,
        '/posts',
        '/posts?category=post-cat-before-you-begin',
        POST,
        '/about-us',
        '/contact-us',
        ...TERMS_SLUGS.map((slug) => `/terms-of-service/${slug}`),
      ];
      for (const route of routes) {
        const path = localizedPath(route, locale);
        const first = await ask(stack.shop.url + path);
        const { body } = first.status === 308 ? await ask(new URL(first.headers.location ?? '', stack.shop.url).href) : first;
        const canonical = canonicalOf(body) ?? '';
        expect(new URL(canonical).href, path).toContain(new URL(path, baseURL).href);
        expect(metaOf(body, 'og:locale'), path).toBe(OPEN_GRAPH_LOCALES[locale]);
        expect(body.match(/property="og:locale:alternate"/g), path).toHaveLength(2);
        expect(metaOf(body, 'og:site_name'), path).toBe('Atelier HK');
        expect(body.match(/<h1[ >]/g), path).toHaveLength(1);
        const title = plain(/<title>([^<]*)<\/title>/.exec(body)?.[1]);
        const description = plain(metaOf(body, 'description'));
        expect(roomOf(title), title).toBeLessThanOrEqual(locale === 'en' ? 60 : 56);
        expect(roomOf(description), description).toBeLessThanOrEqual(locale === 'en' ? 155 : 150);
        expect(description.length, path).toBeGreaterThan(10);
        // nothing of another language's script: names and units stay Latin
        if (locale === 'en') expect(title + description, path).not.toMatch(/\p{Script=Han}/u);
        else expect(description, path).toMatch(/\p{Script=Han}/u);
        titles.add(title);
        descriptions.add(description);
        for (const [, json = ''] of body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
          expect(() => JSON.parse(json) as unknown, path).not.toThrow();
      }
      expect([titles.size, descriptions.size]).toEqual([routes.length, routes.length]);
    });
  }

  test('sorted, paged and narrowed listings stand behind their category', async ({ stack, baseURL }) => {
    const cases: [string, string, boolean][] = [
      ['?page=2', '', true],
      ['?sort=price-asc', '', true],
      ['?category=cat-furniture&sort=price-asc&page=2', '?category=cat-furniture', true],
      ['?keyword=oak', '', false],
      ['?category=cat-furniture&max_price=20000', '?category=cat-furniture', false],
      ['?offer=1', '', false],
    ];
    for (const [query, canonical, isIndexed] of cases) {
      const { body, status } = await ask(`${stack.shop.url}/shop/main/product${query}`);
      expect(status, query).toBe(200);
      expect(canonicalOf(body), query).toBe(`${baseURL}/shop/main/product${canonical}`);
      expect(body.includes('content="noindex'), query).toBe(!isIndexed);
    }
  });

  test('what is not there is a 404', async ({ stack }) => {
    for (const path of ['/shop/main/product/none', '/shop/main/product?category=none', `/shop/main/product?category=${encodeURIComponent('"/<b>')}`]) {
      expect((await ask(stack.shop.url + path)).status, path).toBe(404);
    }
  });
});
