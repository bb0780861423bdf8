import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { BROTLI } from '../../lib/server/encoding.ts';

/** What a page costs on a first visit, in bytes as they travel: as the shop compresses them for this browser. */
export type PageWeight = {
  /** with the styles in it */
  html: number;
  /** scripts of a page that nobody touches, up to the end of the idle time, their headers included */
  scriptsUntouched: number;
  /** the same and what a first sign of a person brings */
  scripts: number;
  /** everything of a page that nobody touches, the document included */
  untouched: number;
  /** how many requests the network saw for it, by type and priority, such as `Image High` */
  requests: Record<string, number>;
  /** styles that stand in the page, compressed by themselves; part of `html` */
  inlineStyles: number;
  fonts: number;
  /** sum of all layout shifts, as in Cumulative Layout Shift */
  layoutShift: number;
};

type HeaderSizes = Map<string, Promise<number>>;

/** How long a page is left alone after its load event, and how long after a first sign of a person. */
const IDLE_MS = 6_000;
const SIGN_MS = 4_000;

/**
 * What a page weighs that is opened with an empty cache: after six seconds in which nobody touches it, and once more
 * after a pointer has moved. Someone else was there before: the server has the page and its pictures in their sizes, as
 * it has for all visitors but the first.
 */
export async function weigh(page: Page, url: string): Promise<PageWeight> {
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
  const requests: PageWeight['requests'] = {};
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ type, request: { initialPriority } }) => {
    const kind = `${type} ${initialPriority}`;
    requests[kind] = (requests[kind] ?? 0) + 1;
  });
  page.on('requestfinished', (request) => headers.set(new URL(request.url()).pathname, sizeOfHeaders(request)));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE_MS);
  await network.detach();
  const signAt = await page.evaluate(() => performance.now());
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForTimeout(SIGN_MS);
  return { ...(await weightOf(page, signAt, headers)), requests };
}

const sizeOfHeaders = async (request: Request): Promise<number> => (await request.sizes()).responseHeadersSize;

async function weightOf(page: Page, signAt: number, headers: HeaderSizes): Promise<Omit<PageWeight, 'requests'>> {
  const resources = await page.evaluate((end) => {
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.startsWith(location.origin))
      .map(({ name, startTime, encodedBodySize }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        isUntouched: startTime < end,
      }));
  }, signAt);
  const unique = [...new Map(resources.toReversed().map((resource) => [resource.path, resource])).values()];
  const sum = (ending: RegExp) =>
    unique.filter(({ path }) => ending.test(path)).reduce((total, { bytes }) => total + bytes, 0);
  const scripts = await Promise.all(
    unique
      .filter(({ path }) => path.endsWith('.js'))
      .map(async (script) => ({ ...script, bytes: script.bytes + ((await headers.get(script.path)) ?? 0) })),
  );
  const sumOf = (all: typeof scripts) => all.reduce((total, { bytes }) => total + bytes, 0);
  const html = await page.evaluate(
    () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.encodedBodySize ?? Infinity,
  );
  return {
    html,
    scriptsUntouched: sumOf(scripts.filter(({ isUntouched }) => isUntouched)),
    scripts: sumOf(scripts),
    untouched: resources.filter(({ isUntouched }) => isUntouched).reduce((total, { bytes }) => total + bytes, html),
    inlineStyles: compressedSize(
      await page.evaluate(() =>
        [...document.querySelectorAll('head > style')].map((style) => style.textContent).join(''),
      ),
    ),
    fonts: sum(/\.woff2?$/),
    layoutShift: await page.evaluate(
      () => (globalThis as unknown as { __layoutShift: { total: number } }).__layoutShift.total,
    ),
  };
}

const compressedSize = (text: string): number => (text ? brotliCompressSync(text, BROTLI).length : 0);

async function visitOnce(page: Page, url: string): Promise<void> {
  const visitor = await page.context().browser()?.newContext({ viewport: page.viewportSize() });
  const first = await visitor?.newPage();
  await first?.goto(url, { waitUntil: 'load' });
  await visitor?.close();
}
