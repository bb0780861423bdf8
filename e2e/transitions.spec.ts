import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { giveSign, latePartsAreThere } from './support/person.ts';
import { addButton } from './support/requests.ts';

const LISTING = '/shop/main/product';
const WINDOW_SEAT = '/shop/main/product/svc-window-seat';

/** Where a picture stands: the middle of its box, and its width. */
type Place = { x: number; y: number; width: number };

declare global {
  interface Window {
    moved: Place[];
    flown: string[];
  }
}

/** Notes where pictures of the page start to move from, and pictures that are put above the page. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    window.flown = [];
    const animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      const { left, top, width, height } = this.getBoundingClientRect();
      if (this.closest('main')) window.moved.push({ x: left + width / 2, y: top + height / 2, width });
      return animation;
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLImageElement && node.popover) window.flown.push(node.currentSrc);
    }).observe(document, { childList: true, subtree: true });
  });
}
const moved = (page: Page) => page.evaluate(() => window.moved);

/** @returns where the picture of the card was that has been followed */
async function openFirst(page: Page, level: 2 | 3, within = page.getByRole('main')): Promise<Place> {
  const card = within.getByRole('heading', { level }).getByRole('link').first();
  const name = await card.innerText();
  await giveSign(page);
  // before that, a link opens a new document
  await latePartsAreThere(page);
  await card.scrollIntoViewIfNeeded();
  const place = await card.evaluate((link) => {
    const { x, y, width, height } =
      link.closest('article, li')?.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2, width };
  });
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  return place;
}

/** A card under the mouse enlarges its picture a little. */
async function expectMovedFrom(page: Page, place: Place): Promise<void> {
  await expect.poll(async () => (await moved(page)).length).toBe(1);
  const [start] = await moved(page);
  expect(Math.abs((start?.x ?? 0) - place.x)).toBeLessThan(5);
  expect(Math.abs((start?.y ?? 0) - place.y)).toBeLessThan(5);
  expect((start?.width ?? 0) / place.width).toBeCloseTo(1, 1);
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
      await expectMovedFrom(page, await openFirst(page, level));
    });
  }

  test(
    'what is added flies into the drawer and leaves nothing on the page',
    { tag: '@desktop' },
    async ({ page, path, t }) => {
      await watchMotion(page);
      await page.goto(path(WINDOW_SEAT));
      await addButton(page, t).click();
      await expect(page.getByRole('dialog', { name: t('CartDrawer.title') })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.flown.length)).toBe(1);
      await expect.poll(() => page.evaluate(() => document.querySelectorAll('body > img').length)).toBe(0);
    },
  );
});
