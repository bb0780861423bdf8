import { productPath } from '../lib/paths/product-path.ts';
import { type Locale, LOCALES, localizedPath, LOCALE_TABLE } from '../lib/i18n/locales.ts';
import { textIn } from '../lib/i18n/text.ts';
import { postPath } from '../lib/post/path.ts';
import { clickIn, expect, test } from './fixtures.ts';
import { ask, type Reply, targetOf } from './support/http.ts';
import { alternatesOf, canonicalOf } from './support/head.ts';
import { translatorOf } from './support/messages.ts';
import { openHydrated } from './support/person.ts';

const STORE = '/stores/store-main/product-management';
const PRODUCT = 'svc-window-seat';
const POST = 'post-dark-walls';

type Titled = { _id: string; title: Partial<Record<Locale, string>> };
const productOf = async (mock: string, id = PRODUCT): Promise<Titled> =>
  (await fetch(`${mock}${STORE}/products/${id}/details`)).json();
const postOf = async (mock: string, id = POST): Promise<Titled> => (await fetch(`${mock}/posts/${id}/details`)).json();

test.describe('one address for each service and article', { tag: '@once' }, () => {
  for (const locale of LOCALES) {
    test(`any other slug responds with 308 to it, with the query, in ${locale}`, async ({ stack }) => {
      const [product, post] = await Promise.all([productOf(stack.mock.url), postOf(stack.mock.url)]);
      const cases = [
        [`/shop/main/product/${PRODUCT}`, (one: Locale) => productPath(product, one)],
        [`/posts/${POST}`, (one: Locale) => postPath(post, one)],
      ] as const;
      for (const [bare, pathIn] of cases) {
        const own = localizedPath(pathIn(locale), locale);
        const others = LOCALES.filter((one) => one !== locale).map(pathIn);
        for (const wrong of [
          bare,
          `${bare}/old`,
          `${bare}/${encodeURIComponent('舊標題')}`,
          `${bare}/%61%2Fb`,
          ...others,
        ])
          for (const query of ['', '?variant=a&b=%E4%B8%AD'])
            // the second response comes from the cache
            for (const method of ['GET', 'GET', 'HEAD']) {
              const reply = await ask(stack.shop.url + localizedPath(wrong, locale) + query, {}, method);
              const what = `${method} ${wrong}${query}`;
              expect([reply.status, reply.headers.location], what).toEqual([308, own + query]);
              // no browser keeps it for good, and other caches only as long as a page
              expect(reply.headers['cache-control'], what).toBe('public, max-age=0, s-maxage=300');
              expect(reply.cookies, what).toEqual([]);
            }
        // the URL itself, however it is spelled
        for (const spelling of [
          own,
          own.replaceAll(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase()),
          own.replace('svc-', 'svc%2D'),
        ]) {
          const reply = await ask(stack.shop.url + spelling);
          expect(reply.status, spelling).toBe(200);
          expect(canonicalOf(reply.body), spelling).toBe(stack.shop.url + own);
        }
        // without the framework's own steps becoming a circle: slash at the end, a prefix for English
        for (const start of [`${own}/`, `${localizedPath(bare, locale)}/?a=1`, `/${locale}${bare}?a=1`]) {
          const { reply, hops } = await follow(stack.shop.url, start);
          expect([reply.status, canonicalOf(reply.body)], start).toEqual([200, stack.shop.url + own]);
          expect(hops, start).toBeLessThanOrEqual(3);
        }
      }
    });
  }

  test('a link that is older than the title lands without a new document', async ({ page, shopWith }) => {
    const { shop, client, mock } = await shopWith({}, { ownMock: true });
    const listing = `${shop.url}/zh/shop/main/product`;
    const { title } = await productOf(mock.url);
    // the listing is kept with the old title before anyone has looked at the service itself
    await ask(listing);
    await client.patchProduct(PRODUCT, {
      title: { ...(title as { en: string; zh: string; cn: string }), zh: '窗邊長椅' },
    });
    await openHydrated(page, listing);
    await page.evaluate(() => Object.assign(window, { __kept: true }));
    await clickIn(page, 'main', 'link', { name: title.zh ?? '', exact: true });
    await expect(page.getByRole('heading', { level: 1, name: '窗邊長椅' })).toBeVisible();
    await expect(page).toHaveURL(`${listing}/${PRODUCT}/${encodeURIComponent('窗邊長椅')}`);
    expect(await page.evaluate(() => '__kept' in window)).toBe(true);
  });
});

/** Follows redirects by hand; more than five are a circle. */
async function follow(origin: string, start: string): Promise<{ reply: Reply; hops: number }> {
  let reply = await ask(origin + start);
  let hops = 0;
  for (let next = targetOf(reply); next !== undefined && hops < 6; next = targetOf(reply)) {
    hops += 1;
    // each step is the response of the one before
    reply = await ask(origin + next);
  }
  return { reply, hops };
}

test.describe('the page in the other languages', () => {
  // @spec-2.21 @spec-2.23
  test('another language keeps the option', { tag: '@each' }, async ({ page, path, locale, isPhone, t, stack }) => {
    const product = await productOf(stack.mock.url);
    const to = locale === 'zh' ? 'en' : 'zh';
    // by a link first: the frame of the page stays
    await page.goto(path('/shop/main/product'));
    await clickIn(page, 'main', 'link', { name: textIn(product.title, locale), exact: true });
    await expect(page).toHaveURL(localizedPath(productPath(product, locale), locale));
    const option = page.getByRole('main').getByRole('radio', { checked: false, disabled: false }).first();
    await option.check();
    await expect(page).toHaveURL(/\?variant=/);
    const chosen = new URL(page.url()).search;
    if (isPhone) await clickIn(page, 'banner', 'button', { name: t('Layout.menu') });
    await page
      .getByRole('navigation', { name: t('Layout.language') })
      .getByRole('link', { name: LOCALE_TABLE[to].name })
      // a phone's menu has it beside the bar
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: textIn(product.title, to) })).toBeVisible();
    await expect(page).toHaveURL(localizedPath(productPath(product, to), to) + chosen);
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALE_TABLE[to].tag);
  });
});

/** What each route is for search engines: listed; shown and not listed; or somewhere else. `{x}` is filled in below. */
type Kind = 'index' | 'noindex' | 'elsewhere';
const KINDS: Record<Kind, string[]> = {
  index: [
    '/',
    '/about-us',
    '/contact-us',
    '/terms-of-service/disclaimer',
    '/terms-of-service/payment-terms-and-special-fees',
    '/terms-of-service/privacy-policy',
    '/terms-of-service/refund-policy',
    '/terms-of-service/terms-and-conditions',
    '/shop/main/product',
    '/shop/main/product?page=2',
    '/shop/main/product?sort=price-asc',
    '/shop/main/product?category=cat-furniture',
    '{product}',
    '{product}?variant=x',
    '/posts',
    '/posts?page=2',
    '/posts?category=post-cat-before-you-begin',
    '{post}',
  ],
  noindex: [
    '/shop/main/product?keyword=oak',
    '/shop/main/product?min_price=100',
    '/shop/main/product?max_price=9000',
    '/shop/main/product?offer=1',
    '/shop/main/product?category=cat-furniture&keyword=oak',
    '/posts?keyword=oak',
    '/posts?category=post-cat-before-you-begin&keyword=oak',
    '/account/wishlist',
    '/authentication/login/email',
    '/authentication/login/email?ended=1',
    '/authentication/register/email',
    '/authentication/forget-password/email',
    '/shop/main/cart',
    '/shop/main/order',
    '/shop/main/order/none',
    '/shop/project/order',
    '/shop/project/order/none',
    '/result/success',
    '/result/order/success',
    '/result/order/failure',
    '/result/verification_code/failure',
    '/offline',
  ],
  elsewhere: [
    '/account',
    '/account/orders',
    '/account/update-email',
    '/authentication/verify?verification_code=x',
    '/authentication/reset-password',
    '/result/nothing/cancelled',
  ],
};
/** Routes of a registered account, which a search engine is never shown. */
const OWN = ['/account', '/account/orders', '/account/cards', '/account/update-email'];

test.describe('what is for search engines', { tag: '@once' }, () => {
  for (const locale of LOCALES) {
    // @spec-1.12 @spec-1.16 @spec-2.1 @spec-2.3 @spec-2.9 @spec-2.29
    test(`every route says so, in ${locale}`, async ({ stack }) => {
      const [product, post] = await Promise.all([productOf(stack.mock.url), postOf(stack.mock.url)]);
      const filled = (path: string) =>
        localizedPath(
          path.replace('{product}', productPath(product, locale)).replace('{post}', postPath(post, locale)),
          locale,
        );
      const asked = async (path: string, cookie = '') => {
        const { status, body, headers, cookies } = await ask(stack.shop.url + filled(path), {
          cookie,
          'sec-fetch-site': 'same-origin',
        });
        const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]?.replaceAll(/<[^>]*>/g, '');
        const robots = [...body.matchAll(/<meta name="robots" content="([^"]*)"/g)].map(([, content]) => content);
        return {
          status,
          heading,
          robots,
          canonical: canonicalOf(body),
          alternates: Object.keys(alternatesOf(body)).length,
          header: headers['x-robots-tag'],
          cache: headers['cache-control'],
          cookies,
        };
      };
      for (const path of KINDS.index) {
        const { status, heading, robots, canonical, alternates, header, cache, cookies } = await asked(path);
        expect([status, robots, alternates, header, cookies], path).toEqual([200, [], 4, undefined, []]);
        const terms = /^\/terms-of-service\/(.*)/.exec(path)?.[1];
        if (terms) expect(heading, path).toBe(translatorOf(locale)(`Content.${terms}`));
        if (path !== '/') expect(cache, path).toContain('s-maxage');
        // pages, sortings and options stand behind the plain page
        const category = /[?&](category=[^&]*)/.exec(path)?.[1];
        const plain = filled(path).split('?', 1)[0] + (category ? `?${category}` : '');
        expect(canonical, path).toBe(new URL(plain, stack.shop.url).href);
      }
      for (const path of KINDS.noindex) {
        const { status, robots, alternates, canonical } = await asked(path);
        expect([status, robots, alternates], path).toEqual([200, ['noindex, follow'], 4]);
        // what is cached for everybody names no appointment
        const own = (filled(path).split('?', 1)[0] ?? '').replace(/(\/shop\/\w+\/order)\/[^/]+$/, '$1');
        const category = /[?&](category=[^&]*)/.exec(path)?.[1];
        expect(canonical, path).toBe(new URL(own + (category ? `?${category}` : ''), stack.shop.url).href);
      }
      for (const path of OWN) {
        const { status, robots } = await asked(path, 'auth.type=EMAIL');
        expect([status, robots], `${path} of an account`).toEqual([200, ['noindex, follow']]);
      }
      for (const path of KINDS.elsewhere) expect([302, 303, 307], path).toContain((await asked(path)).status);
    });
  }

  test('robots.txt keeps search engines from calls alone, so that they find what pages say of themselves', async ({
    stack,
  }) => {
    const { body, headers } = await ask(`${stack.shop.url}/robots.txt`);
    expect(headers['content-type']).toContain('text/plain');
    expect(body.trim().split('\n').filter(Boolean)).toEqual([
      'User-Agent: *',
      'Allow: /',
      'Disallow: /api/',
      `Sitemap: ${stack.shop.url}/sitemap.xml`,
    ]);
  });
});
