import { expect, type Page, test } from './fixtures.ts';
import { openHydrated } from './support/person.ts';

const LISTING = '/shop/main/product';
const PAGES = ['/', '/shop/main/product/svc-window-seat/window-seat'];
const SHEETS = 'link[rel="stylesheet"]';
const QUIET_MS = 4_000;

/** The style sheets that are requested. */
function watchSheets(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && addresses.push(request.url()));
  return addresses;
}

const addressesOfSheets = (page: Page) =>
  page.locator(SHEETS).evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));

const untilSheetsApply = (page: Page) =>
  page.waitForFunction(
    (sheets) =>
      [...document.querySelectorAll<HTMLLinkElement>(sheets)].every(
        ({ sheet }) => sheet && !sheet.media.mediaText.includes('not'),
      ),
    SHEETS,
  );

/** Elements that look different with the whole sheets behind everything else, with what differs. */
async function differences(page: Page, part = 'body'): Promise<string[]> {
  const texts = (await addressesOfSheets(page)).map(async (address) => (await page.request.get(address)).text());
  // a font would be loaded again, from an address that depends on the file, as a picture's does
  const whole = (await Promise.all(texts)).join('').replaceAll(/@font-face\s*\{[^}]*\}/g, '');
  const css = whole.replaceAll('url(../', 'url(/_next/static/');
  // at once, without a turn of the page's scripts in between
  return page.locator(part).evaluate((root, css) => {
    const whole = new CSSStyleSheet();
    whole.replaceSync(css);
    const elements = [root, ...root.querySelectorAll('*')];
    const looks = () => elements.map((element) => lookOf(getComputedStyle(element)));
    const lookOf = (style: CSSStyleDeclaration) =>
      Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
    const before = looks();
    document.adoptedStyleSheets = [whole];
    const after = looks();
    document.adoptedStyleSheets = [];
    return elements.flatMap(({ tagName, className }, index) => {
      const changed = (after[index] ?? []).filter((line, place) => line !== before[index]?.[place]);
      return changed.length > 0 ? [`${tagName}.${className} ${changed.join('; ')}`] : [];
    });
  }, css);
}

for (const path of PAGES) {
  test(`${path} asks for no style sheet before the first sign of a person`, { tag: '@once' }, async ({ page }) => {
    const requested = watchSheets(page);
    const warnings: string[] = [];
    page.on(
      'console',
      (message) =>
        message.type() === 'warning' &&
        /\.css.*preload|preload.*\.css/s.test(message.text()) &&
        warnings.push(message.text()),
    );
    await page.goto(path, { waitUntil: 'load' });
    // the page's own clock: Chromium warns of what was preloaded for nothing three seconds after load
    await page.waitForFunction(
      (end) => performance.now() > end,
      (await page.evaluate(() => performance.now())) + QUIET_MS,
    );
    expect(requested).toEqual([]);
    expect(warnings).toEqual([]);

    await page.mouse.move(2, 2);
    await untilSheetsApply(page);
    expect(requested).toEqual(expect.arrayContaining(await addressesOfSheets(page)));

    // the rules that the page has were taken out of its sheets: together they look like the whole sheets
    expect(await differences(page)).toEqual([]);
  });
}

test('a tap that is the first sign leads to a page with all its styles', { tag: '@once' }, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await released;
    await route.continue();
  });
  await openHydrated(page, LISTING);
  const card = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  const name = await card.innerText();
  // whether the sheets applied when the next page came
  const applied = page.evaluate(
    ({ sheets, name }) =>
      new Promise<boolean[]>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent !== name) return;
          observer.disconnect();
          resolve(
            [...document.querySelectorAll<HTMLLinkElement>(sheets)].map(({ sheet }) =>
              Boolean(sheet && !sheet.media.mediaText.includes('not')),
            ),
          );
        }).observe(document, { childList: true, subtree: true, characterData: true });
      }),
    { sheets: SHEETS, name },
  );
  const data = page.waitForResponse(
    (response) => Boolean(response.request().headers().rsc) && response.url().includes(`${LISTING}/`),
  );
  await card.click();
  await (await data).finished();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const states = await applied;
  expect(states).not.toEqual([]);
  expect(states).not.toContain(false);
});

test.describe('on a phone', { tag: '@once' }, () => {
  test.use({ shopLocale: 'en', isPhone: true });

  test('a menu opened before the sheets have come has its styles', async ({ page, t }) => {
    await page.route('**/*.css', () => {});
    await page.goto('/', { waitUntil: 'load' });
    await page.getByRole('button', { name: t('Layout.menu') }).tap();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    // the rest of the page is compared above: all of its elements take seconds
    await expect.poll(() => differences(page, 'dialog:modal')).toEqual([]);
  });
});
