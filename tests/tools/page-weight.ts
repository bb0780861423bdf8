import type { Page } from '@playwright/test';

/** What a page costs on a first visit, in bytes as they travel: as the shop compresses them for this browser. */
export type PageWeight = {
  html: number;
  /** scripts that the browser asked for before the load event */
  scriptsBeforeLoad: number;
  /** all scripts up to the end of the idle time */
  scripts: number;
  styles: number;
  fonts: number;
  pictures: number;
  /** sum of all layout shifts, as in Cumulative Layout Shift */
  layoutShift: number;
};

const IDLE_MS = 6_000;

/**
 * Opens a page with an empty cache, and returns what weighs it after six idle seconds. Someone else was there before: the
 * server has the page and its pictures in their sizes, as it has for all visitors but the first.
 */
export async function openToWeigh(page: Page, url: string): Promise<() => Promise<PageWeight>> {
  await visitOnce(page, url);
  await page.addInitScript(() => {
    performance.setResourceTimingBufferSize(2_000);
    const shifts = { total: 0 };
    Object.assign(globalThis, { __layoutShift: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  const idleUntil = (await page.evaluate(() => performance.now())) + IDLE_MS;
  return () => weigh(page, idleUntil);
}

async function weigh(page: Page, idleUntil: number): Promise<PageWeight> {
  await page.waitForFunction((end) => performance.now() > end, idleUntil, { polling: 250, timeout: IDLE_MS + 20_000 });

  // a page on a busy machine may be weighed late: what it loads after the idle time does not count
  const resources = await page.evaluate((end) => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.startsWith(location.origin) && startTime < end)
      .map(({ name, startTime, encodedBodySize }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        isBeforeLoad: startTime < (navigation?.loadEventStart ?? Infinity),
      }));
  }, idleUntil);
  const unique = [...new Map(resources.toReversed().map((resource) => [resource.path, resource])).values()];
  const sum = (ending: RegExp, isWanted: (resource: (typeof unique)[number]) => boolean = () => true) =>
    unique.filter((resource) => ending.test(resource.path) && isWanted(resource)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html: await page.evaluate(() => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.encodedBodySize ?? Infinity),
    scriptsBeforeLoad: sum(/\.js$/, ({ isBeforeLoad }) => isBeforeLoad),
    scripts: sum(/\.js$/),
    styles: sum(/\.css$/),
    fonts: sum(/\.woff2?$/),
    pictures: resources.filter(({ path }) => path === '/_next/image').reduce((total, { bytes }) => total + bytes, 0),
    layoutShift: await page.evaluate(() => (globalThis as unknown as { __layoutShift: { total: number } }).__layoutShift.total),
  };
}

async function visitOnce(page: Page, url: string): Promise<void> {
  const visitor = await page.context().browser()?.newContext({ viewport: page.viewportSize() });
  const first = await visitor?.newPage();
  await first?.goto(url, { waitUntil: 'load' });
  await visitor?.close();
}
