import { expect, type Page, test } from './fixtures.ts';

// The policy of each kind of page in a real browser: what is put into a page from outside does not run.
const PAGES = [
  '/',
  '/shop/main/product?keyword=oak',
  '/cn/shop/main/product/svc-window-seat',
  '/shop/main/cart',
  '/no/such/page',
];

/** Ways to bring a script into a page; each would call `window.__ran` with its name. Returns those that did. */
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
});
