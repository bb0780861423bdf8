import { LOCALE_TAGS, LOCALES, localizedPath, OPEN_GRAPH_LOCALES } from '../lib/i18n/locales.ts';
import { textIn } from '../lib/i18n/text.ts';
import { expect, test } from './fixtures.ts';
import { ask } from './support/http.ts';
import { translatorOf } from './support/messages.ts';

const SERVICE = '/shop/main/product/svc-window-seat';
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/);
const metaOf = (html: string, name: string) => attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));

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
      await main.getByRole('complementary').getByLabel(t('CatalogList.keyword')).fill('oak');
      await main.getByRole('button', { name: t('CatalogList.showResults') }).click();
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
      const origin = baseURL ?? '';
      const titles = new Set<string>();
      for (const route of [
        '/',
        '/shop/main/product',
        '/shop/main/product?category=cat-furniture',
        SERVICE,
        '/posts',
        '/about-us',
        '/contact-us',
        '/terms-of-service/privacy-policy',
      ]) {
        const path = localizedPath(route, locale);
        const { body } = await ask(stack.shop.url + path);
        const canonical = canonicalOf(body) ?? '';
        expect(new URL(canonical).href, path).toContain(new URL(localizedPath(route, locale), origin).href);
        for (const other of LOCALES) expect(body, `${path} ${other}`).toContain(`hrefLang="${LOCALE_TAGS[other]}"`);
        expect(body, path).toContain('hrefLang="x-default"');
        expect(metaOf(body, 'og:locale'), path).toBe(OPEN_GRAPH_LOCALES[locale]);
        expect(body.match(/property="og:locale:alternate"/g), path).toHaveLength(2);
        expect(body.match(/<h1[ >]/g), path).toHaveLength(1);
        expect(metaOf(body, 'description')?.length, path).toBeGreaterThan(10);
        titles.add(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '');
        for (const [, json = ''] of body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
          expect(() => JSON.parse(json) as unknown, path).not.toThrow();
      }
      expect(titles.size).toBe(8);
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

  test('any slug shows the service; the canonical has the right one', async ({ stack, baseURL }) => {
    const { body } = await ask(`${stack.shop.url}${SERVICE}/some-old-slug`);
    expect(canonicalOf(body)).toBe(`${baseURL}${SERVICE}/window-seat`);
  });

  test('what is not there is a 404', async ({ stack }) => {
    for (const path of ['/shop/main/product/none', '/shop/main/product?category=none', `/shop/main/product?category=${encodeURIComponent('"/<b>')}`]) {
      expect((await ask(stack.shop.url + path)).status, path).toBe(404);
    }
  });

  test('robots', async ({ stack, baseURL }) => {
    const robots = await ask(`${stack.shop.url}/robots.txt`);
    expect(robots.body).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    for (const path of ['/api/', '/account', '/zh/account', '/shop/main/cart', '/cn/result/']) expect(robots.body).toContain(`Disallow: ${path}\n`);
  });
});
