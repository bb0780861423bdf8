import type { Browser, Page, Request } from '@playwright/test';
import { kilobytes, printTable } from '../report.ts';
import { timeArrival } from './arrival.ts';
import { asVisitor, PHONE, type Section, withPair } from './section.ts';

const LISTING = '/shop/main/product';
const CARD = 'main [data-product-link]';
const IDLE_MS = 8_000;

/** What a browser tells about its connection: none of these wants anything fetched ahead. */
const SPARING = { 'Save-Data': { saveData: true }, '2G': { effectiveType: '2g' }, 'slow 2G': { effectiveType: 'slow-2g' } } as const;

/** What a phone's listing fetches ahead, and what a detail page comes to from there. */
export const prefetching: Section = async ({ browser }) =>
  withPair(async ({ shop }) => {
    const listing = shop.url + LISTING;
    // another visitor was there before: the server has the pages
    await asVisitor(browser, PHONE, async (page) => openDetail(page, listing));

    const usual = await afterLoad(browser, listing);
    const sparing = await Promise.all(
      Object.entries(SPARING).map(async ([name, connection]) => ({ name, requests: await afterLoad(browser, listing, connection) })),
    );
    // what comes without prefetching comes later anyway
    const anyway = new Set(sparing[0]?.requests.map(({ url }) => url));
    const prefetched = usual.filter(({ url, isPrefetch }) => isPrefetch || !anyway.has(url));
    const payload = await asVisitor(browser, PHONE, async (page) => openDetail(page, listing));

    printTable(
      'Requests after load of a phone listing, left alone for eight seconds',
      ['', 'requests', 'kB', 'prefetches'],
      [{ name: 'usual connection', requests: usual }, ...sparing].map(({ name, requests }) => [
        name,
        String(requests.length),
        kilobytes(sum(requests)),
        String(requests.filter(({ isPrefetch }) => isPrefetch).length),
      ]),
    );
    printTable(
      'Prefetched, by kind',
      ['', 'requests', 'kB'],
      Object.entries(Object.groupBy(prefetched, ({ kind }) => kind)).map(([kind, requests = []]) => [kind, String(requests.length), kilobytes(sum(requests))]),
    );
    return {
      'RSC payload of a detail page from a listing, uncompressed': [payload / 1000],
      'fetched after load of a phone listing: all / by prefetching': [sum(usual) / 1000, sum(prefetched) / 1000],
      'requests after load of a phone listing': [usual.length],
      'prefetches with Save-Data / on 2G / on slow 2G': sparing.map(({ requests }) => requests.filter(({ isPrefetch }) => isPrefetch).length),
    };
  });

type Loaded = { url: string; kind: string; bytes: number; isPrefetch: boolean };

const sum = (requests: Loaded[]): number => requests.reduce((total, { bytes }) => total + bytes, 0);
const isPayload = (request: Request): boolean => 'rsc' in request.headers();

/** Opens a page and leaves it alone. @returns its requests after the load event */
function afterLoad(browser: Browser, url: string, connection?: { saveData: true } | { effectiveType: string }): Promise<Loaded[]> {
  const saves = connection && 'saveData' in connection;
  return asVisitor(browser, { ...PHONE, ...(saves && { extraHTTPHeaders: { 'save-data': 'on' } }) }, async (page) => {
    await page.addInitScript((values) => {
      const { connection: information } = navigator as Navigator & { connection: object };
      for (const [name, value] of Object.entries(values)) Object.defineProperty(information, name, { value });
    }, connection ?? {});
    let isLoaded = false;
    const requests: Request[] = [];
    page.on('load', () => (isLoaded = true));
    page.on('request', (request) => isLoaded && requests.push(request));
    await page.goto(url, { waitUntil: 'load' });
    const idleUntil = (await page.evaluate(() => performance.now())) + IDLE_MS;
    await page.waitForFunction((end) => performance.now() > end, idleUntil, { polling: 250, timeout: IDLE_MS + 20_000 });
    return Promise.all(
      requests.map(async (request) => {
        const isPrefetch = isPayload(request);
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return { url: request.url(), kind: isPrefetch ? 'payload' : request.resourceType(), bytes: responseBodySize + responseHeadersSize, isPrefetch };
      }),
    );
  });
}

/** Taps the first card of a listing. @returns the uncompressed bytes of all payload fetched for its page, before the tap or after */
async function openDetail(page: Page, listing: string): Promise<number> {
  const payloads: Request[] = [];
  page.on('request', (request) => isPayload(request) && payloads.push(request));
  await page.goto(listing, { waitUntil: 'networkidle' });
  const card = page.locator(CARD).first();
  await timeArrival(page, () => card.tap());
  const ofDetail = payloads.filter((request) => new URL(request.url()).pathname === new URL(page.url()).pathname);
  const bodies = await Promise.all(ofDetail.map(async (request) => (await request.response())?.body()));
  return bodies.reduce((total, body) => total + (body?.byteLength ?? 0), 0);
}
