import { expect, type Page, test } from './fixtures.ts';

const LISTING = '/shop/main/product';
const PAGES = ['/', LISTING, '/shop/main/product/svc-window-seat/window-seat', '/posts/post-dark-walls/dark-walls'];
const SHEETS = 'link[rel="stylesheet"]';
const QUIET_MS = 4_000;

/** Requests for style sheets, by path. */
function watchSheets(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const untilSheetsApply = (page: Page) =>
  page.waitForFunction(
    (sheets) => [...document.querySelectorAll<HTMLLinkElement>(sheets)].every(({ sheet }) => sheet && !sheet.media.mediaText.includes('not')),
    SHEETS,
  );

/** What each element looks like, by its place in the document. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName}.${element.className}: ${[...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
    }),
  );

for (const path of PAGES) {
  test(`${path} asks for no style sheet before the first sign of a person`, { tag: '@once' }, async ({ page }) => {
    const requested = watchSheets(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && /\.css.*preload|preload.*\.css/s.test(message.text()) && warnings.push(message.text()));
    await page.goto(path, { waitUntil: 'load' });
    // the page's own clock: Chromium warns of what was preloaded for nothing three seconds after load
    await page.waitForFunction((end) => performance.now() > end, (await page.evaluate(() => performance.now())) + QUIET_MS);
    expect(requested).toEqual([]);
    expect(warnings).toEqual([]);

    await page.mouse.move(2, 2);
    await untilSheetsApply(page);
    const sheets = await page.locator(SHEETS).evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => new URL(href).pathname));
    expect(requested).toEqual(expect.arrayContaining(sheets));

    // the rules that the page has were taken out of its sheets: together they look like the whole sheets
    await page.waitForLoadState('networkidle');
    const before = await looks(page);
    await page.evaluate(async (paths) => {
      for (const href of paths) {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${href}?whole` });
        const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
        document.head.append(link);
        await loaded;
      }
    }, sheets);
    expect(await looks(page)).toEqual(before);
  });
}

test('a tap that is the first sign leads to a page with all its styles', { tag: '@once' }, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(LISTING, { waitUntil: 'load' });
  const card = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  const name = await card.innerText();
  // whether the sheets applied when the next page came
  const applied = page.evaluate(
    ({ sheets, name }) =>
      new Promise<boolean[]>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent !== name) return;
          observer.disconnect();
          resolve([...document.querySelectorAll<HTMLLinkElement>(sheets)].map(({ sheet }) => Boolean(sheet && !sheet.media.mediaText.includes('not'))));
        }).observe(document, { childList: true, subtree: true, characterData: true });
      }),
    { sheets: SHEETS, name },
  );
  const data = page.waitForResponse((response) => Boolean(response.request().headers().rsc) && response.url().includes(`${LISTING}/`));
  await card.click();
  await (await data).finished();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const states = await applied;
  expect(states).not.toEqual([]);
  expect(states).not.toContain(false);
});

test('a menu opened before the sheets have come has its styles', { tag: '@once' }, async ({ browser, stack, t }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(stack.shop.url, { waitUntil: 'load' });
  const styleOf = () => page.getByRole('dialog').evaluateAll((dialogs) => dialogs.flatMap((dialog) => [dialog, ...dialog.querySelectorAll('*')]).map((element) => JSON.stringify(Object.entries(getComputedStyle(element)))));
  await page.getByRole('button', { name: t('Header.openMenu') }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  const before = await styleOf();
  release();
  await untilSheetsApply(page);
  expect(await styleOf()).toEqual(before);
  await context.close();
});
