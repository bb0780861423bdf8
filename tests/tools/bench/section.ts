import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { type Pair, type Server, startPair } from '../servers.ts';
import type { Figures } from './goals.ts';

/** What a section measures with. The blank page is built when the first section asks for it. */
export type Bench = {
  browser: Browser;
  chromium: string;
  blank: () => Promise<Server>;
  /** addresses of shops that run already, to be measured beside this build */
  others: string[];
};
/** Measures one subject and prints its table. @returns the figures of its goals */
export type Section = (bench: Bench) => Promise<Figures>;

export const PAGES = [
  ['home', '/'],
  ['listing', '/shop/main/product'],
  ['detail', '/shop/main/product/svc-window-seat/window-seat'],
  ['article', '/posts/post-waterproofing/waterproofing-behind-the-tiles'],
] as const;

// the service worker makes requests of its own, which no emulated network slows down
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
};
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1430, height: 900 }, serviceWorkers: 'block' };

/** A slow phone's processor against this machine's, as Lighthouse assumes it. */
export const CPU_SLOWDOWN = 4;

export type Network = { latency: number; bitsPerSecond: number };
export const SLOW_4G: Network = { latency: 150, bitsPerSecond: 1_600_000 };

/** Slows down what a page fetches from now on. */
export async function emulate(session: CDPSession, { latency, bitsPerSecond }: Network): Promise<void> {
  const bytesPerSecond = bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond });
}

/** A shop and its backend of one's own: what another section left in memory does not count. */
export async function withPair<T>(work: (pair: Pair) => Promise<T>, mockEnv: Record<string, string> = {}): Promise<T> {
  const pair = await startPair({ mockEnv });
  return work(pair).finally(() => Promise.all([pair.shop.stop(), pair.mock.stop()]));
}

/** The pages to measure beside the blank one, and the same of the other shops. */
export const targets = (shop: Server, blank: Server, others: string[] = []): [name: string, url: string][] => [
  ['blank page', blank.url],
  ...PAGES.map(([name, path]): [string, string] => [name, shop.url + path]),
  ...others.flatMap((other) => PAGES.map(([name, path]): [string, string] => [`${name}, ${new URL(other).host}`, other + path])),
];

/** Opens a page as a new visitor, and closes it after the work. */
export async function asVisitor<T>(browser: Browser, options: BrowserContextOptions, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(options);
  return work(await context.newPage()).finally(() => context.close());
}
