import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { BROTLI } from '../../lib/server/encoding.ts';

/** What a page costs on a first visit, in bytes as they travel: as the shop compresses them for this browser. */
export type PageWeight = {
  /** with the styles in it */
  html: number;
  /** scripts that the browser asked for before the load event, their headers included */
  scriptsBeforeLoad: number;
  /** all scripts up to the end of the idle time, their headers included */
  scripts: number;
  /** style sheets that are files */
  styles: number;
  /** styles that stand in the page, compressed by themselves; part of `html` */
  inlineStyles: number;
  fonts: number;
  pictures: number;
  /** sum of all layout shifts, as in Cumulative Layout Shift */
  layoutShift: number;
};

type HeaderSizes = Map<string, Promise<number>>;

/** How long a page is left alone after its load event. */
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
  // the page itself is told no sizes of headers
  const headers: HeaderSizes = new Map();
  page.on('requestfinished', (request) => headers.set(new URL(request.url()).pathname, sizeOfHeaders(request)));
  await page.goto(url, { waitUntil: 'load' });
  const idleUntil = (await page.evaluate(() => performance.now())) + IDLE_MS;
  return () => weigh(page, idleUntil, headers);
}

const sizeOfHeaders = async (request: Request): Promise<number> => (await request.sizes()).responseHeadersSize;

async function weigh(page: Page, idleUntil: number, headers: HeaderSizes): Promise<PageWeight> {
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
  const sum = (ending: RegExp) => unique.filter(({ path }) => ending.test(path)).reduce((total, { bytes }) => total + bytes, 0);
  const scripts = await Promise.all(
    unique.filter(({ path }) => path.endsWith('.js')).map(async (script) => ({ ...script, bytes: script.bytes + ((await headers.get(script.path)) ?? 0) })),
  );
  const sumOf = (all: typeof scripts) => all.reduce((total, { bytes }) => total + bytes, 0);
  return {
    html: await page.evaluate(() => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.encodedBodySize ?? Infinity),
    scriptsBeforeLoad: sumOf(scripts.filter(({ isBeforeLoad }) => isBeforeLoad)),
    scripts: sumOf(scripts),
    styles: sum(/\.css$/),
    inlineStyles: compressedSize(await page.evaluate(() => [...document.querySelectorAll('head > style')].map((style) => style.textContent).join(''))),
    fonts: sum(/\.woff2?$/),
    pictures: resources.filter(({ path }) => path === '/_next/image').reduce((total, { bytes }) => total + bytes, 0),
    layoutShift: await page.evaluate(() => (globalThis as unknown as { __layoutShift: { total: number } }).__layoutShift.total),
  };
}

const compressedSize = (text: string): number => (text ? brotliCompressSync(text, BROTLI).length : 0);

async function visitOnce(page: Page, url: string): Promise<void> {
  const visitor = await page.context().browser()?.newContext({ viewport: page.viewportSize() });
  const first = await visitor?.newPage();
  await first?.goto(url, { waitUntil: 'load' });
  await visitor?.close();
}
