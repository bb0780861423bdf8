import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';

/** What a figure belongs to, and where that shop is. The first is this build, the others run already. */
export type Shop = readonly [name: string, url: string];
/** Measures one subject, in the shops in turn, and prints its table. */
export type Section = (browser: Browser, shops: Shop[]) => Promise<void>;

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
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** A row of a table: what was measured, and in which shop where that is another one. */
export const labelOf = (what: string, shop: string): string => (shop ? `${what}, ${shop}` : what);
