import { expect, type Page, test } from './fixtures.ts';

const DETAIL = '/shop/main/product/svc-window-seat/window-seat';

/** Kilobytes of the demo's pictures that a phone fetches before the load event. */
const PAGES = [
  { name: 'home', path: '/', limit: 45 },
  { name: 'detail', path: DETAIL, limit: 36 },
];

test.describe('a phone', { tag: '@once' }, () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

  for (const { name, path, limit } of PAGES)
    test(`fetches the pictures of its first screen before the others, which follow without a touch: ${name}`, async ({
      page,
    }) => {
      await page.goto(path, { waitUntil: 'load' });
      const first = (await fetchedPictures(page)).filter(({ isBeforeLoad }) => isBeforeLoad);
      expect(first.length).toBeGreaterThan(0);
      expect(first.filter(({ isInView }) => !isInView).map(({ address }) => address)).toEqual([]);
      expect(first.reduce((total, { kilobytes }) => total + kilobytes, 0)).toBeLessThanOrEqual(limit);
      await expect
        .poll(async () =>
          (await fetchedPictures(page)).some(({ isBeforeLoad, isInView }) => !isBeforeLoad && !isInView),
        )
        .toBe(true);
    });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('no picture waits', async ({ page, expectProblems }) => {
      // how Chromium says that it runs no script
      expectProblems(/request failed: csp .*\.js$/);
      await page.goto(DETAIL);
      await expect
        .poll(() => page.locator('#picture-2 img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });
  });
});

const fetchedPictures = (
  page: Page,
): Promise<{ address: string; kilobytes: number; isBeforeLoad: boolean; isInView: boolean }[]> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isInView = (image: HTMLImageElement) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    };
    const inView = new Set([...document.images].filter(isInView).map(({ currentSrc }) => currentSrc));
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname === '/_next/image')
      .map(({ name, encodedBodySize, startTime }) => ({
        address: name,
        kilobytes: encodedBodySize / 1000,
        isBeforeLoad: startTime < (navigation?.loadEventStart || Infinity),
        isInView: inView.has(name),
      }));
  });
