import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { median } from '../http.ts';
import { milliseconds, printTable } from '../report.ts';
import { timeArrival } from './arrival.ts';
import { DESKTOP, emulate, labelOf, type Network, PHONE, type Section, SLOW_4G } from './section.ts';

const NETWORKS: [name: string, network: Network | null][] = [
  ['unthrottled', null],
  ['4G', { latency: 60, bitsPerSecond: 9_000_000 }],
  ['slow 4G', SLOW_4G],
];
const BACK = 'Back to the listing, phone';

type Journey = {
  name: string;
  screen: BrowserContextOptions;
  from: string;
  link: string;
  /** what a tap has to open before the link is there */
  opener?: string;
  /** the way back is measured as well */
  back?: string;
};
/** A journey in one of the shops. */
type Trip = Journey & { shop: string; url: string };

const LISTING = '/shop/main/product';
const MENU = 'header button[aria-haspopup="dialog"]';
const JOURNEYS: Journey[] = [
  { name: 'listing → detail, phone', screen: PHONE, from: LISTING, link: 'main [data-product-link]', back: BACK },
  { name: 'home → listing, phone', screen: PHONE, from: '', link: `main a[href="${LISTING}"]` },
  { name: 'menu → articles, phone', screen: PHONE, from: '', link: 'header dialog a[href="/posts"]', opener: MENU },
  { name: 'header → articles, desktop', screen: DESKTOP, from: '', link: 'header nav a[href="/posts"]' },
  { name: 'home → category, phone', screen: PHONE, from: '', link: `main a[href^="${LISTING}?category="]` },
  { name: 'articles → article, phone', screen: PHONE, from: '/posts', link: 'main article a' },
];

const ROUNDS = 5;
/** How long a page is open, its link in view. */
const IN_VIEW_MS = 5_000;
const SETTLED_MS = 1_000;

/** From the tap on a link to the new page, over three networks. */
export const navigation: Section = async (browser, shops) => {
  const all = shops.flatMap(([shop, url]) => JOURNEYS.map((journey): Trip => ({ ...journey, shop, url })));
  /** by what was measured, as its row is called, and network */
  const times = new Map<string, number[]>();
  const record = (name: string, { shop }: Trip, network: string, ms: number) => {
    const key = `${labelOf(name, shop)} ${network}`;
    times.set(key, [...(times.get(key) ?? []), ms]);
  };

  // the round before the first fills the server's caches
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [network, conditions] of round === 0 ? NETWORKS.slice(0, 1) : NETWORKS) {
      // together, so that they wait together; in another order each time
      const order = [...all.slice(round % all.length), ...all.slice(0, round % all.length)];
      const opened = await Promise.all(
        order.map(async (journey) => {
          const page = await (await browser.newContext(journey.screen)).newPage();
          return { journey, page, problem: await open(page, journey, conditions).catch((error: Error) => error) };
        }),
      );
      if (round > 0) await pause(IN_VIEW_MS);
      for (const { journey, page, problem } of opened) {
        try {
          if (problem) throw problem;
          const ms = await timeArrival(page, () => follow(page, journey));
          if (round > 0) record(journey.name, journey, network, ms);
          if (journey.back && round > 0) {
            await pause(SETTLED_MS);
            record(journey.back, journey, network, await timeArrival(page, 'back'));
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

  const labels = all.flatMap(({ name, back, shop }) => [name, back ?? []].flat().map((one) => labelOf(one, shop)));
  printTable(
    `From the tap to the new page with its picture, ms, medians of ${ROUNDS} (fastest–slowest)`,
    ['', ...NETWORKS.map(([network]) => network)],
    labels.map((label) => [label, ...NETWORKS.map(([network]) => cell(times.get(`${label} ${network}`)))]),
  );
};

async function open(page: Page, { url, from, link, opener }: Trip, network: Network | null): Promise<void> {
  if (network) await emulate(await page.context().newCDPSession(page), network);
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
