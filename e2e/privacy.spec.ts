import { LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { expect, test } from './fixtures.ts';
import { headerAnswered } from './support/header.ts';
import { ask, targetOf } from './support/http.ts';
import { CHAN, KAYAN, logInHere, clickLogout } from './support/login-page.ts';

const ORDER = { id: 'order-261118', reference: 'AHK-261118' };
const LOGIN = '/authentication/login/email';

const GUEST = 'auth.type=TEMP';
const REGISTERED = 'auth.type=EMAIL; auth.token=none';

test.describe('no cache keeps a personal page', { tag: '@once' }, () => {
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
    ['/authentication/login/ended', '', 404],
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

  test('whatever it answers, to whomever, also from the memory of the shop', async ({ stack }) => {
    for (const locale of LOCALES) {
      for (const [route, cookie, status] of PAGES) {
        const path = localizedPath(route, locale);
        // twice: the second answer may be one that the shop has kept for itself
        for (const headers of [{ cookie }, { cookie, 'accept-encoding': 'br' }, { cookie, rsc: '1' }] as Record<
          string,
          string
        >[]) {
          const reply = await ask(stack.shop.url + path, headers);
          if (!('rsc' in headers)) expect(reply.status, `${path} with ${cookie}`).toBe(status);
          expect(reply.headers['cache-control'], `${path} ${JSON.stringify(headers)}`).toBe('private, no-store');
          expect(reply.cookies, path).toEqual([]);
        }
      }
      const cart = stack.shop.url + localizedPath('/shop/main/cart', locale);
      const { etag = '' } = (await ask(cart)).headers;
      const unchanged = await ask(cart, { 'if-none-match': etag });
      expect([unchanged.status, unchanged.headers['cache-control']]).toEqual([304, 'private, no-store']);
      // and the others stay cacheable
      expect((await ask(stack.shop.url + localizedPath('/about-us', locale))).headers['cache-control']).toContain(
        's-maxage',
      );
    }
  });

  test('nor does one keep a call', async ({ stack }) => {
    const CALLS: [method: string, path: string, headers: Record<string, string>, status: number][] = [
      ['GET', '/api/configuration/latest', {}, 200],
      ['GET', '/api/auth/user', {}, 401],
      ['GET', '/api/auth/user', { cookie: 'auth.token=none' }, 401],
      ['GET', '/api/nothing', {}, 404],
      ['GET', '/api/orders/none/details/guest?email=a%40b.hk', {}, 401],
      ['GET', '/api/configuration/latest', { 'sec-fetch-site': 'cross-site' }, 403],
      ['POST', '/api/auth/login', { 'content-type': 'application/json' }, 422],
      ['PATCH', '/api/auth/user', {}, 405],
    ];
    for (const [method, path, headers, status] of CALLS) {
      const reply = await ask(stack.shop.url + path, headers, method);
      expect([reply.status, reply.headers['cache-control']], `${method} ${path}`).toEqual([
        status,
        'private, no-store',
      ]);
    }
  });

  test('a guest gets nothing of a registered-only page, on the way into it either', async ({
    page,
    context,
    stack,
    path,
    t,
    mock,
    logIn,
    expectProblems,
  }) => {
    // the calls of the page that is being left
    expectProblems(/401/);
    for (const headers of [{ cookie: GUEST }, { cookie: GUEST, rsc: '1', 'next-router-prefetch': '1' }] as Record<
      string,
      string
    >[]) {
      const reply = await ask(`${stack.shop.url}/account/orders`, headers);
      expect(targetOf(reply)).toBe(`${LOGIN}?from=%2Faccount%2Forders`);
      expect(reply.body).not.toContain(t('Account.orders'));
    }
    // followed inside the page, without a new document
    await page.addInitScript((words) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent === words) sessionStorage.setItem('seen', location.href);
        requestAnimationFrame(look);
      };
      look();
    }, t('Account.orders'));
    await logIn(CHAN);
    await page.goto(path('/account/wishlist'));
    const link = page
      .getByRole('navigation', { name: t('Account.navigation') })
      .getByRole('link', { name: t('Account.orders'), exact: true });
    await expect(link.first()).toBeVisible();
    await headerAnswered(mock);
    // run out while the page was open
    await context.clearCookies();
    await link.first().click();
    await expect(page).toHaveURL(new RegExp(`${LOGIN}\\?from=`));
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  });
});

test(
  'after a logout Back shows nothing of the former customer',
  { tag: '@desktop' },
  async ({ page, path, t, logIn, expectProblems }) => {
    expectProblems(/404 GET .*\/orders\//);
    const secrets = [KAYAN.email, ORDER.reference];
    // looks at every frame, from the moment that the customer has left
    await page.addInitScript((words) => {
      const look = () => {
        const text = sessionStorage.getItem('left') ? (document.body?.innerText ?? '') : '';
        if (words.some((word) => text.includes(word))) sessionStorage.setItem('seen', location.href);
        requestAnimationFrame(look);
      };
      look();
    }, secrets);
    await logIn(KAYAN);
    await page.goto(path('/account/orders'));
    await page.goto(path(`/shop/main/order/${ORDER.id}`));
    await expect(page.getByRole('main').getByText(ORDER.reference).first()).toBeVisible();
    await page.goto(path('/account'));
    await expect(page.getByRole('main').getByText(KAYAN.email).first()).toBeVisible();

    await clickLogout(page, t);
    await expect(page).toHaveURL(path('/'));
    await expect(page.getByText(t('Toast.loggedOut'))).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('left', '1'));
    for (const [landing, words] of [
      [/authentication\/login\/email\?from=/, t('Authentication.login')],
      [/shop\/main\/order\//, t('Order.notFound')],
      [/authentication\/login\/email\?from=/, t('Authentication.login')],
    ] as const) {
      await page.goBack();
      await expect(page).toHaveURL(landing);
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
      for (const secret of secrets) await expect(page.getByText(secret)).toHaveCount(0);
    }
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  },
);

test(
  'a logout takes what is personal out of the other tabs',
  { tag: '@once' },
  async ({ page, context, path, t, logIn, expectProblems }) => {
    expectProblems(/404 GET .*\/orders\//);
    await logIn(KAYAN);
    const other = await context.newPage();
    await other.goto(path('/account'));
    await expect(other.getByRole('main').getByText(KAYAN.email).first()).toBeVisible();
    const order = await context.newPage();
    await order.goto(path(`/shop/main/order/${ORDER.id}`));
    await expect(order.getByRole('main').getByText(ORDER.reference).first()).toBeVisible();

    await page.goto(path('/about-us'));
    await clickLogout(page, t);
    await expect(other).toHaveURL(new RegExp(`${LOGIN}\\?from=`));
    // asked for again, as the guest that this browser has now
    await expect(order.getByRole('heading', { level: 1, name: t('Order.notFound') })).toBeVisible();
    for (const tab of [other, order])
      for (const secret of [KAYAN.email, ORDER.reference]) await expect(tab.getByText(secret)).toHaveCount(0);
  },
);

test(
  'what was typed outlives the session, for the same account alone, and is not sent twice',
  { tag: '@once' },
  async ({ page, path, t, mock, logIn, expectProblems }) => {
    expectProblems(/401/);
    const words = 'A flat in Tai Koo, 540 sq ft';
    await logIn(KAYAN);
    // what the header asks for is answered: the enquiry is the first call to find that the session has ended
    await page.goto(path('/contact-us'));
    await expect(
      page.getByRole('banner').getByRole('button', { name: t('Layout.account'), exact: true }),
    ).toBeVisible();
    await headerAnswered(mock);
    await page.getByLabel(t('Enquiry.name'), { exact: true }).fill('Ng Wing');
    await page.getByLabel(t('Enquiry.email'), { exact: true }).fill('wing@example.hk');
    await page.getByLabel(t('Enquiry.subject')).fill('A flat');
    await page.getByLabel(t('Enquiry.description'), { exact: true }).fill(words);
    await mock.expireTokens();
    await page.getByRole('button', { name: t('Enquiry.send') }).click();

    // the note is in the page from its first byte and moves nothing
    await expect(page).toHaveURL(/ended=1/);
    await expect(page.getByRole('main').getByText(t('Session.ended'))).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThan(0.001);

    await logInHere(page, t, CHAN);
    await expect(page).toHaveURL(path('/contact-us'));
    await expect(
      page.getByRole('banner').getByRole('button', { name: t('Layout.account'), exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel(t('Enquiry.description'), { exact: true })).toHaveValue('');

    await logIn(KAYAN);
    await page.reload();
    await expect(page.getByLabel(t('Enquiry.description'), { exact: true })).toHaveValue(words);
    await page.getByRole('button', { name: t('Enquiry.send') }).click();
    await expect(page.getByText(t('Enquiry.sent', { email: 'wing@example.hk' }))).toBeVisible();
    // once, and in nobody else's name
    const sent = (await mock.requests({ call: 'sendEnquiry' })).filter(({ status }) => status === 200);
    expect(sent.map(({ account }) => account?.login_id)).toEqual([KAYAN.email]);
  },
);
