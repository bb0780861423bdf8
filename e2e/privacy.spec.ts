import { expect, test } from './fixtures.ts';
import { headerAnswered } from './support/header.ts';
import { ask, targetOf } from './support/http.ts';
import { CHAN } from './support/login-page.ts';

const ORDER = { id: 'order-269103', reference: 'AHK-269103' };
const LOGIN = '/authentication/login/email';

const GUEST = 'auth.type=TEMP';
const REGISTERED = 'auth.type=EMAIL; auth.token=none';

test.describe('no cache keeps a personal page', () => {
  const PAGES: [path: string, cookie: string, status: number][] = [
    ['/account', REGISTERED, 200],
    ['/account', GUEST, 302],
    ['/account', '', 302],
    ['/account/orders', REGISTERED, 200],
    ['/account/update-email', REGISTERED, 200],
    ['/account/wishlist', GUEST, 200],
    ['/account/none', REGISTERED, 404],
    ['/account/a/b', REGISTERED, 404],
    ['/account/', REGISTERED, 308],
    [LOGIN, GUEST, 200],
    [LOGIN, REGISTERED, 302],
    [`${LOGIN}?ended=1`, '', 200],
    ['/authentication/login/email/cached/1', '', 404],
    ['/authentication/register/email', GUEST, 200],
    ['/authentication/verify', '', 307],
    ['/shop/main/cart', GUEST, 200],
    ['/shop/main/cart/1', GUEST, 404],
    ['/shop/main/order', GUEST, 200],
    [`/shop/main/order/${ORDER.id}`, REGISTERED, 200],
    ['/shop/main/order/a/b', '', 404],
    ['/shop/project/order', REGISTERED, 200],
    ['/shop/project/order/order-260824', REGISTERED, 200],
    ['/result/order/success', GUEST, 200],
    ['/result/order/other', GUEST, 404],
    ['/result/nothing/success', GUEST, 307],
  ];

  test('whatever it responds, to whomever, from memory, too', { tag: '@each' }, async ({ stack, path }) => {
    for (const [route, cookie, status] of PAGES) {
      // twice: the second response may be one that the shop has kept for itself
      for (const headers of [{ cookie }, { cookie, 'accept-encoding': 'br' }, { cookie, rsc: '1' }] as Record<
        string,
        string
      >[]) {
        const reply = await ask(stack.shop.url + path(route), headers);
        if (!('rsc' in headers)) expect(reply.status, `${route} with ${cookie}`).toBe(status);
        expect(reply.headers['cache-control'], `${route} ${JSON.stringify(headers)}`).toBe('private, no-store');
        expect(reply.cookies, route).toEqual([]);
      }
    }
    const cart = stack.shop.url + path('/shop/main/cart');
    const { etag = '' } = (await ask(cart)).headers;
    const unchanged = await ask(cart, { 'if-none-match': etag });
    expect([unchanged.status, unchanged.headers['cache-control']]).toEqual([304, 'private, no-store']);
    // and the others stay cacheable
    expect((await ask(stack.shop.url + path('/about-us'))).headers['cache-control']).toContain('s-maxage');
  });

  test(
    'a guest gets nothing of a registered-only page, on the way into it either',
    { tag: '@once' },
    async ({ page, context, stack, path, t, mock, logIn, expectProblems }) => {
      // the calls of the page that is being left
      expectProblems(/401/);
      for (const headers of [{ cookie: GUEST }, { cookie: GUEST, rsc: '1', 'next-router-prefetch': '1' }] as Record<
        string,
        string
      >[]) {
        const reply = await ask(`${stack.shop.url}/account/orders`, headers);
        expect(targetOf(reply)).toBe(`${LOGIN}?from=%2Faccount%2Forders`);
        expect(reply.body).not.toContain(t('Account.pages.orders'));
      }
      // followed inside the page, without a new document
      await page.addInitScript((words) => {
        const look = () => {
          if (document.querySelector('h1')?.textContent === words) sessionStorage.setItem('seen', location.href);
          requestAnimationFrame(look);
        };
        look();
      }, t('Account.pages.orders'));
      await logIn(CHAN);
      await page.goto(path('/account/wishlist'));
      const link = page
        .getByRole('navigation', { name: t('Account.navigation') })
        .getByRole('link', { name: t('Account.pages.orders'), exact: true });
      await expect(link.first()).toBeVisible();
      await headerAnswered(mock);
      // run out while the page was open
      await context.clearCookies();
      await link.first().click();
      await expect(page).toHaveURL(new RegExp(`${LOGIN}\\?from=`));
      expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
    },
  );
});
