import { LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { expect, type Page, test } from './fixtures.ts';
import { KAYAN, logInHere } from './support/login-page.ts';
import { translatorOf } from './support/messages.ts';

// The policy of each kind of page in a real browser: what is put into a page from outside does not run.
const PAGES = [
  '/',
  '/shop/main/product?keyword=oak',
  '/cn/shop/main/product/svc-window-seat',
  '/shop/main/cart',
  '/no/such/page',
];

/**
 * Ways to bring a script into a page; each would call `window.__ran` with its name. Returns the names of those that
 * did.
 */
function inject(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const ran: string[] = [];
    Object.assign(window, { __ran: (name: string) => ran.push(name) });
    const add = <Name extends keyof HTMLElementTagNameMap>(
      tag: Name,
      set: (element: HTMLElementTagNameMap[Name]) => void,
    ) => {
      const element = document.createElement(tag);
      set(element);
      document.body.append(element);
      return element;
    };
    add('script', (script) => (script.textContent = "__ran('inline')"));
    add('script', (script) => (script.src = "data:text/javascript,__ran('data')"));
    add(
      'script',
      (script) => (script.src = URL.createObjectURL(new Blob(["__ran('blob')"], { type: 'text/javascript' }))),
    );
    add('script', (script) => (script.src = 'https://evil.example/script.js'));
    add('script', (script) => {
      script.type = 'module';
      script.textContent = "__ran('module')";
    });
    add('button', (button) => button.setAttribute('onclick', "__ran('attribute')")).click();
    add('img', (image) => {
      image.setAttribute('onerror', "__ran('image')");
      image.src = '/no/such/picture.png';
    });
    add('a', (link) => (link.href = "javascript:__ran('link')")).click();
    add('iframe', (frame) => (frame.srcdoc = "<script>parent.__ran('frame')</script>"));
    add(
      'div',
      (box) =>
        (box.innerHTML =
          "<img src='/no/such/picture-in-text.png' onerror=__ran('text')><base href='https://evil.example/'>"),
    );
    const style = add('style', (sheet) => (sheet.textContent = 'body { --injected: yes }'));
    if (getComputedStyle(document.body).getPropertyValue('--injected')) ran.push('style');
    style.remove();
    if (!document.baseURI.startsWith(location.origin)) ran.push('base');
    // what evaluates text is refused by the policy, too: as the page's own code would call it, not as the test does
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        try {
          // oxlint-disable-next-line no-new-func
          new Function("__ran('eval')")();
        } catch (error) {
          console.info(error);
        }
        resolve();
      });
    });
    // after the last picture that cannot be had
    const last = document.createElement('img');
    const failed = new Promise((resolve) => last.addEventListener('error', resolve));
    last.src = '/no/such/picture-at-last.png';
    await failed;
    return ran;
  });
}

test.describe('security policy', { tag: '@once' }, () => {
  for (const path of PAGES) {
    test(`${path} has one policy, and nothing from elsewhere runs`, async ({ page, expectProblems }) => {
      expectProblems(/404/, /Content Security Policy/i, /request failed: csp/, /no\/such\/picture/, /ERR_/);
      await page.goto(path);
      const response = await page.request.get(path, {
        headers: { 'content-security-policy': "script-src 'nonce-mine'" },
      });
      const policies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy');
      expect(policies).toHaveLength(1);
      expect(policies[0]?.value).not.toContain('nonce-mine');
      expect(await response.text()).not.toContain('nonce="mine"');
      expect(await inject(page)).toEqual([]);
    });
  }

  test('a page without a policy would run them all: the attempts are real', async ({ page, expectProblems }) => {
    expectProblems(/404/, /Content Security Policy/i, /request failed: csp/, /no\/such\/picture/, /ERR_/);
    await page.route('**/about-us', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto('/about-us');
    const ran = await inject(page);
    expect(ran).toEqual(
      expect.arrayContaining(['inline', 'module', 'attribute', 'image', 'link', 'eval', 'style', 'base']),
    );
  });

  test('no other site may frame the shop, unless that is configured', async ({
    page,
    baseURL,
    shopWith,
    expectProblems,
  }) => {
    expectProblems(/frame-ancestors|X-Frame-Options|refused to connect|ERR_BLOCKED/i);
    await page.goto('/about-us');
    const headers = (await page.request.get('/about-us')).headers();
    expect([headers['x-frame-options'], headers['content-security-policy']]).toEqual([
      'DENY',
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    const { shop } = await shopWith({ CROSS_ORIGIN_EMBED: 'true' });
    const embedded = (await page.request.get(`${shop.url}/about-us`)).headers();
    expect([embedded['x-frame-options'], embedded['content-security-policy']]).toEqual([
      undefined,
      expect.stringContaining('frame-ancestors *'),
    ]);
    expect(embedded['cross-origin-opener-policy']).toBe('unsafe-none');
    expect(baseURL).toBeDefined();
  });
});

/** The words of a limit in each language, character for character. */
const LIMITS = {
  en: [
    'Too many attempts. Try again in 15 minutes.',
    'There were too many searches from your connection. Try again in a moment.',
  ],
  zh: ['嘗試次數過多，請於 15 分鐘後再試。', '您的網絡搜尋次數過多，請稍後再試。'],
  cn: ['尝试次数过多，请在 15 分钟后重试。', '您的网络搜索次数过多，请稍后重试。'],
} as const;

test(
  'too many attempts and too many searches are explained in each language',
  { tag: '@once' },
  async ({ page, shopWith, expectProblems }) => {
    test.setTimeout(90_000);
    expectProblems(/4\d\d/);
    const { shop } = await shopWith({ RATE_LIMITS: 'on' });
    const listing = `${shop.url}/shop/main/product`;
    for (let attempt = 0; attempt < 20; attempt += 1)
      await page.request.post(`${shop.url}/api/auth/login`, {
        data: { type: 'EMAIL', login_id: `nobody-${attempt}@example.hk`, password: 'wrongpass1' },
      });
    // at once, as the minutes that are left are told
    for (const locale of LOCALES) {
      const [attempts] = LIMITS[locale];
      await page.goto(shop.url + localizedPath('/authentication/login/email', locale));
      await logInHere(page, translatorOf(locale), KAYAN);
      await expect(page.getByRole('alert').filter({ hasText: new RegExp(`^${attempts}$`) })).toBeVisible();
      // the draft of this login would come back while the next one is being filled in
      await page.evaluate(() => sessionStorage.clear());
    }
    // ten at a time: each is rendered
    for (let round = 0; round < 12; round += 1)
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => page.request.get(`${listing}?keyword=k${round}-${index}`)),
      );
    for (const locale of LOCALES) {
      const [, searches] = LIMITS[locale];
      await page.goto(shop.url + localizedPath('/shop/main/product', locale));
      const search = page.getByRole('search');
      const field = search.getByRole('textbox').or(search.getByRole('combobox'));
      await field.fill('oak');
      await field.press('Enter');
      await expect(page.getByText(searches)).toBeVisible();
      await expect(page).toHaveURL(/keyword=oak/);
      await expect(page.getByRole('link', { name: translatorOf(locale)('Error.home') })).toBeVisible();
    }
  },
);
