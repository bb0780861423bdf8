import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addButton } from './support/requests.ts';

const LISTING = '/shop/main/product';
const WINDOW_SEAT = '/shop/main/product/svc-window-seat';

declare global {
  interface Window {
    moved: string[];
    flown: string[];
  }
}

/** Notes the groups that each view transition animates, and pictures that are put above the page. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    window.flown = [];
    const start = document.startViewTransition?.bind(document);
    if (start)
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          for (const { effect } of document.getAnimations())
            if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition-group')) window.moved.push(effect.pseudoElement);
        });
        return transition;
      };
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof HTMLImageElement && node.popover) window.flown.push(node.currentSrc);
    }).observe(document, { childList: true, subtree: true });
  });
}
const moved = (page: Page) => page.evaluate(() => window.moved);

async function openFirst(page: Page, level: 2 | 3): Promise<void> {
  const card = page.getByRole('main').getByRole('heading', { level }).getByRole('link').first();
  const name = await card.innerText();
  // before that, a link opens a new document
  await expect(page.locator('header [data-hydrated="false"]')).toHaveCount(0);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [from, path, level] of [
    ['a service', LISTING, 3],
    ['an article', '/posts', 2],
  ] as const) {
    test(`the picture of ${from} moves from its card to its page`, async ({ page, path: inLanguage }) => {
      await watchMotion(page);
      await page.goto(inLanguage(path));
      await openFirst(page, level);
      await expect.poll(() => moved(page)).toContain('::view-transition-group(picture)');
    });
  }

  test('a related service’s picture moves to its page, though the page that it leaves has one too', async ({ page, path }) => {
    await watchMotion(page);
    await page.goto(path(LISTING));
    await openFirst(page, 3);
    await expect.poll(async () => (await moved(page)).length).toBeGreaterThan(0);
    await page.evaluate(() => (window.moved = []));
    await openFirst(page, 3);
    await expect.poll(() => moved(page)).toContain('::view-transition-group(picture)');
  });

  test('what is added flies into the drawer and leaves nothing on the page', { tag: '@desktop' }, async ({ page, path, t }) => {
    await watchMotion(page);
    await page.goto(path(WINDOW_SEAT));
    await addButton(page, t).click();
    await expect(page.getByRole('dialog', { name: t('CartDrawer.title') })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.flown.length)).toBe(1);
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('body > img').length)).toBe(0);
  });

  test('a browser without view transitions shows the page at once', { tag: '@once' }, async ({ page, path }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    await page.goto(path(LISTING));
    await openFirst(page, 3);
  });
});

test('who wants no motion gets none', { tag: '@once' }, async ({ page, path, t }) => {
  await watchMotion(page);
  await page.goto(path(LISTING));
  await openFirst(page, 3);
  await openFirst(page, 3);
  await addButton(page, t).click();
  await expect(page.getByRole('dialog', { name: t('CartDrawer.title') }).getByRole('listitem')).toBeVisible();
  expect(await moved(page)).toEqual([]);
  expect(await page.evaluate(() => window.flown)).toEqual([]);
});

test('services that were opened before are shown below a service, in the empty cart and where a search finds nothing', async ({ page, path, t }) => {
  await page.goto(path('/shop/main/product/svc-limewash-wall'));
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft.viewed'))).toContain('svc-limewash-wall');
  for (const next of ['/shop/main/product/svc-accessible-bathroom', '/shop/main/cart', '/shop/main/product?keyword=qqqqqq']) {
    await page.goto(path(next));
    const row = page.getByRole('region', { name: t('CatalogCard.viewed') });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('link', { name: title, exact: true })).toBeVisible();
  }
});
