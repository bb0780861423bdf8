import type { Browser, BrowserContextOptions } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
};

/** Kilobytes of the demo's pictures that a phone fetches before the load event, from a server that has converted them. */
const PAGES = [
  { name: 'home', path: '/', before: 45 },
  { name: 'listing', path: '/shop/main/product', before: 24 },
  { name: 'detail', path: '/shop/main/product/svc-window-seat/window-seat', before: 36 },
  { name: 'article', path: '/posts/post-waterproofing/waterproofing-behind-the-tiles', before: 15 },
];

type Fetched = { address: string; kilobytes: number; isBeforeLoad: boolean; isInView: boolean };

for (const { name, path, before } of PAGES)
  test(`a phone fetches the pictures of its first screen before the others: ${name}`, { tag: '@once' }, async ({ browser, stack }) => {
    const fetched = await visit(browser, stack.shop.url + path);
    const first = fetched.filter(({ isBeforeLoad }) => isBeforeLoad);
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter(({ isInView }) => !isInView).map(({ address }) => address)).toEqual([]);
    expect(first.reduce((total, { kilobytes }) => total + kilobytes, 0)).toBeLessThanOrEqual(before);
  });

test('the others follow without a touch', { tag: '@once' }, async ({ browser, stack }) => {
  const fetched = await visit(browser, stack.shop.url);
  expect(fetched.some(({ isBeforeLoad, isInView }) => !isBeforeLoad && !isInView)).toBe(true);
});

test('without scripts no picture waits', { tag: '@once' }, async ({ browser, stack }) => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(stack.shop.url + '/shop/main/product/svc-window-seat/window-seat');
  await expect.poll(() => page.locator('#picture-2 img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await context.close();
});

/** All pictures that a page fetches by itself until the network is quiet. */
async function visit(browser: Browser, url: string): Promise<Fetched[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const fetched = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isInView = (image: HTMLImageElement) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    };
    const seen = new Set([...document.images].filter(isInView).map(({ currentSrc }) => currentSrc));
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname === '/_next/image')
      .map(({ name, encodedBodySize, startTime }) => ({
        address: name,
        kilobytes: encodedBodySize / 1000,
        isBeforeLoad: startTime < (navigation?.loadEventStart ?? 0),
        isInView: seen.has(name),
      }));
  });
  await context.close();
  return fetched;
}
