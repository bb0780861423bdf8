import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { milliseconds, printTable } from '../report.ts';
import { CPU_SLOWDOWN, labelOf, type Section, withShops } from './section.ts';

/** Event timing rounds to 8 ms and leaves out what takes less than this. */
const SHORTEST_MS = 16;
const TIMEOUT_MS = 5_000;

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP: BrowserContextOptions = { viewport: { width: 1400, height: 900 } };
const PATHS = { home: '/', listing: '/shop/main/product', detail: '/shop/main/product/svc-window-seat/window-seat' };

type Interaction = {
  name: string;
  path: keyof typeof PATHS;
  screen: BrowserContextOptions;
  target: (page: Page) => Locator;
  /** where it is not a tap: the event that ends it */
  key?: string;
};

const INTERACTIONS: Interaction[] = [
  {
    name: 'open the menu',
    path: 'home',
    screen: PHONE,
    target: (page) => page.locator('header [aria-haspopup="dialog"][commandfor]'),
  },
  {
    name: 'open a panel of the navigation',
    path: 'home',
    screen: DESKTOP,
    target: (page) => page.locator('header nav a[aria-expanded]'),
  },
  {
    name: 'open the drawer',
    path: 'home',
    screen: PHONE,
    target: (page) => page.locator('header a[href$="/shop/main/cart"]'),
  },
  {
    name: 'choose an option',
    path: 'detail',
    screen: PHONE,
    target: (page) => page.locator('main label:has(input[type="radio"]:not(:checked, :disabled))'),
  },
  {
    name: 'step the quantity',
    path: 'detail',
    screen: PHONE,
    target: (page) => page.getByRole('button', { name: 'Increase quantity' }),
  },
  {
    name: 'add to cart',
    path: 'detail',
    screen: PHONE,
    target: (page) => page.locator('main').getByRole('button', { name: 'Add to request list' }),
  },
  {
    name: 'show a picture',
    path: 'detail',
    screen: PHONE,
    target: (page) => page.locator('main a[href^="#picture-"]').nth(1),
  },
  {
    name: 'add to the wishlist',
    path: 'listing',
    screen: PHONE,
    target: (page) => page.locator('main li[data-product] button'),
  },
  {
    name: 'open the filters',
    path: 'listing',
    screen: PHONE,
    target: (page) => page.locator('main a[aria-haspopup="dialog"]'),
  },
  {
    name: 'type into the search',
    path: 'listing',
    screen: PHONE,
    target: (page) => page.locator('main input[name="keyword"]'),
    key: 'b',
  },
  {
    name: 'open a service',
    path: 'listing',
    screen: PHONE,
    target: (page) => page.locator('main a[data-product-link]'),
  },
];

/**
 * Does what shoppers do first, each on a page of its own that has just loaded: how long it takes until the next frame,
 * as in Interaction to Next Paint.
 */
export const interactions: Section = async (bench) =>
  withShops(bench, async (shops) => {
    const rows: { shop: string; name: string; ms: number }[] = [];
    for (const interaction of INTERACTIONS)
      for (const [shop, url] of shops)
        rows.push({ shop, name: interaction.name, ms: await measure(bench.browser, url, interaction) });
    printTable(
      'Interactions in the first five seconds, 4 × CPU slowdown, ms',
      ['', 'to the next frame'],
      rows.map(({ shop, name, ms }) => [labelOf(name, shop), milliseconds(ms)]),
    );
  });

async function measure(browser: Browser, shopUrl: string, { path, screen, target, key }: Interaction): Promise<number> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(observe, SHORTEST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(shopUrl + PATHS[path], { waitUntil: 'load' });

  const element = target(page).locator('visible=true').first();
  await element.scrollIntoViewIfNeeded();
  if (key) await element.focus();
  // by coordinates: Playwright's own `click` would wait until the page is at rest
  else await tap(page, element, screen.hasTouch === true);
  if (key) await page.keyboard.press(key);
  const interactions = await page.waitForFunction(interactionsUntil, key ? 'keyup' : 'click', { timeout: TIMEOUT_MS });
  const durations = (await interactions.jsonValue()) as number[];
  await context.close();
  return Math.max(0, ...durations);
}

async function tap(page: Page, element: Locator, hasTouch: boolean): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on the screen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

type Timed = PerformanceEntry & { interactionId: number };
type Watched = { __interactions: Timed[]; __ended: Map<string, number> };

/** In the page: keeps the timing of every event, and when the last of each kind happened. */
function observe(durationThreshold: number): void {
  const watched = globalThis as unknown as Watched;
  watched.__interactions = [];
  watched.__ended = new Map();
  new PerformanceObserver((list) => watched.__interactions.push(...(list.getEntries() as Timed[]))).observe({
    type: 'event',
    buffered: true,
    durationThreshold,
  } as PerformanceObserverInit);
  for (const type of ['click', 'keyup'])
    addEventListener(type, ({ timeStamp }) => watched.__ended.set(type, timeStamp), { capture: true });
}

/** In the page: the durations of all interactions, once the last event has been over for a second. */
function interactionsUntil(lastEvent: string): number[] | undefined {
  const { __interactions, __ended } = globalThis as unknown as Watched;
  const endedAt = __ended.get(lastEvent);
  if (endedAt === undefined || performance.now() - endedAt < 1_000) return undefined;
  return __interactions.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration);
}
