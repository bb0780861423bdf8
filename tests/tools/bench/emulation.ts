import type { BrowserContextOptions, CDPSession } from '@playwright/test';

// the service worker makes requests of its own, which no emulated network slows down
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
};
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1430, height: 900 }, serviceWorkers: 'block' };

type Network = { latency: number; bitsPerSecond: number };
export const FAST_4G: Network = { latency: 60, bitsPerSecond: 9_000_000 };
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

/** A slow phone's processor against this machine's, as Lighthouse assumes it. */
export const slowDown = (session: CDPSession): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
