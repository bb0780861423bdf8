import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { median } from '../http.ts';
import { milliseconds, printTable } from '../report.ts';
import { timeArrival } from './arrival.ts';
import { DESKTOP, emulate, FAST_4G, PHONE, SLOW_4G } from './emulation.ts';

const NETWORKS = { unthrottled: undefined, '4G': FAST_4G, 'slow 4G': SLOW_4G };
const BACK = 'Back to the listing, phone';

type Journey = {
  name: string;
  screen: BrowserContextOptions;
  from: string;
  link: string;
  /** what a tap has to open before the link is there */
  opener?: string;
  /** the way back is measured as well */
  hasBack?: true;
};
const JOURNEYS: Journey[] = [
  {
    name: 'listing → detail, phone',
    screen: PHONE,
    from: '/shop/main/product',
    link: 'main [data-product-link]',
    hasBack: true,
  },
  { name: 'home → listing, phone', screen: PHONE, from: '/', link: 'main a[href="/shop/main/product"]' },
  {
    name: 'menu → articles, phone',
    screen: PHONE,
    from: '/',
    link: 'header dialog a[href="/posts"]',
    opener: 'header button[aria-haspopup="dialog"]',
  },
  { name: 'header → articles, desktop', screen: DESKTOP, from: '/', link: 'header nav a[href="/posts"]' },
  { name: 'home → category, phone', screen: PHONE, from: '/', link: 'main a[href^="/shop/main/product?category="]' },
  { name: 'articles → article, phone', screen: PHONE, from: '/posts', link: 'main article a' },
];

const ROUNDS = 5;
/** How long a page is open, its link in view. */
const IN_VIEW_MS = 5_000;
const SETTLED_MS = 1_000;

/** From the tap on a link to the new page, over three networks. */
export async function timeNavigations(browser: Browser, url: string): Promise<void> {
  const times = new Map<string, number[]>();
  const record = (name: string, network: string, ms: number) =>
    times.set(`${name} ${network}`, [...(times.get(`${name} ${network}`) ?? []), ms]);

  // the round before the first fills the server's caches
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [network, conditions] of Object.entries(NETWORKS)) {
      // together, so that they wait together
      const opened = await Promise.all(
        JOURNEYS.map(async (journey) => {
          const page = await (await browser.newContext(journey.screen)).newPage();
          if (conditions) await emulate(await page.context().newCDPSession(page), conditions);
          return { journey, page, problem: await open(page, url, journey).catch((error: Error) => error) };
        }),
      );
      await pause(IN_VIEW_MS);
      for (const { journey, page, problem } of opened) {
        try {
          if (problem) throw problem;
          const ms = await timeArrival(page, () => follow(page, journey));
          if (round > 0) record(journey.name, network, ms);
          if (journey.hasBack && round > 0) {
            await pause(SETTLED_MS);
            record(BACK, network, await timeArrival(page, 'back'));
          }
        } catch (error) {
          // the other journeys are measured all the same
          console.log(
            `${journey.name}, ${network}: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`,
          );
        }
        await page.context().close();
      }
    }

  printTable(
    `From the tap to the new page with its picture, ms, medians of ${ROUNDS} (fastest–slowest)`,
    ['', ...Object.keys(NETWORKS)],
    [...JOURNEYS.map(({ name }) => name), BACK].map((name) => [
      name,
      ...Object.keys(NETWORKS).map((network) => cell(times.get(`${name} ${network}`))),
    ]),
  );
}

async function open(page: Page, url: string, { from, link, opener }: Journey): Promise<void> {
  await page.goto(url + from, { waitUntil: 'load' });
  if (opener) await page.locator(opener).first().tap();
  await page
    .locator(link)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

const follow = (page: Page, { link, screen }: Journey): Promise<void> =>
  screen.hasTouch ? page.locator(link).first().tap() : page.locator(link).first().click();

const cell = (values: number[] | undefined): string =>
  values
    ? `${milliseconds(median(values))} (${milliseconds(Math.min(...values))}–${milliseconds(Math.max(...values))})`
    : 'no result';
