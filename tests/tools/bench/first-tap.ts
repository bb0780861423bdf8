import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { CPU_SLOWDOWN, emulate, PAGES, PHONE, SLOW_4G } from './section.ts';

const FINGER_DOWN_MS = 60;
const TIMEOUT_MS = 15_000;

export type Action = {
  name: string;
  path: string;
  target: (page: Page) => Locator;
  /** the call that confirms it, where it makes one */
  call?: RegExp;
};
const [[, HOME], [, LISTING], [, DETAIL]] = PAGES;
export const ACTIONS: Action[] = [
  {
    name: 'add to the list, detail',
    path: DETAIL,
    target: (page) => page.getByRole('button', { name: 'Add to requests', exact: true }),
    call: /\/shopping-cart\/add-to-cart$/,
  },
  {
    name: 'heart, listing',
    path: LISTING,
    target: (page) => page.locator('main li[data-product] button[aria-label]'),
    call: /\/wishlist\/add-to-wishlist$/,
  },
  { name: 'menu, home', path: HOME, target: (page) => page.locator('header [aria-haspopup="dialog"][commandfor]') },
  { name: 'filters, listing', path: LISTING, target: (page) => page.locator('main a[aria-haspopup="dialog"]') },
];

/** Milliseconds from the moment that the finger is down; NaN for what did not come in time. */
export type Effect = { sign: number; done: number };

/** A new visitor's first touch, a while after the page has loaded, on slow 4G and a slow processor. */
export async function timeFirstTap(
  browser: Browser,
  shop: string,
  { path, target, call }: Action,
  afterLoadMs: number,
): Promise<Effect> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await emulate(session, SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const confirmed = page
      .waitForResponse((response) => call?.test(new URL(response.url()).pathname) === true && response.ok(), {
        timeout: 0,
      })
      .catch(() => undefined);
    await page.goto(shop + path, { waitUntil: 'load' });
    const point = await inView(target(page));
    await page.evaluate(watch, { ...point, timeoutMs: TIMEOUT_MS });
    await page.waitForFunction(
      (ms) =>
        performance.now() >
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd + ms,
      afterLoadMs,
    );
    await touch(session, point);
    const { downAt, sign } = await page.evaluate(
      () => (globalThis as unknown as { effect: Promise<{ downAt: number; sign: number }> }).effect,
    );
    if (!call) return { sign, done: sign };
    const response = await Promise.race([confirmed, pause(TIMEOUT_MS)]);
    if (!response) return { sign, done: Number.NaN };
    await response.finished();
    const { startTime, responseEnd } = response.request().timing();
    // the confirmation alone shows nothing
    return { sign, done: Math.max(sign, startTime + responseEnd - downAt) };
  } finally {
    await context.close();
  }
}

/** The middle of the first of these that is on the screen: scrolling to one would be a first sign as well. */
async function inView(targets: Locator): Promise<{ x: number; y: number }> {
  const point = await targets.evaluateAll((elements) => {
    for (const element of elements) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return undefined;
  });
  if (!point) throw new Error(`${targets} is not on the first screen`);
  return point;
}

async function touch(session: CDPSession, point: { x: number; y: number }): Promise<void> {
  // as soon as the browser has it: the page may be busy
  const down = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(FINGER_DOWN_MS);
  await Promise.all([down, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
}

/**
 * Runs in the page: notes when the finger came down, and the first frame after it that looks different where it was, or
 * in the header's number.
 */
function watch({ x, y, timeoutMs }: { x: number; y: number; timeoutMs: number }): void {
  const look = () => {
    const control = document.elementFromPoint(x, y)?.closest('button, dialog');
    const number = document.querySelector('header a[href$="/cart"]')?.textContent?.replaceAll(/\D/g, '');
    return `${control?.outerHTML} ${control?.getAnimations().length} ${number} ${document.querySelector('dialog[open]') !== null}`;
  };
  const effect = new Promise<{ downAt: number; sign: number }>((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const before = look();
        const frame = () => {
          const waited = performance.now() - timeStamp;
          if (look() !== before || waited > timeoutMs)
            resolve({ downAt: performance.timeOrigin + timeStamp, sign: waited > timeoutMs ? Number.NaN : waited });
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      },
      { capture: true, once: true },
    );
  });
  Object.assign(globalThis, { effect });
}
