import { type Bench, labelOf, PAGES, PHONE, type Section, type Shop, withShops } from './section.ts';
import { median } from '../http.ts';
import { kilobytes, milliseconds, printTable } from '../report.ts';
import { ACTIONS, type Effect, timeFirstTap } from './first-tap.ts';
import { type FirstVisit, type Loaded, WATCHED_S, watchFirstVisit } from './first-visit.ts';

const ROUNDS = 3;
const TAPPED_AFTER_S = [1, 3, 8];

/**
 * What a page does by itself for somebody who was never there, on a phone four times as slow, and what their first tap
 * costs. Shops that run already, such as an older build, are measured in turn with this one.
 */
export const newVisitor: Section = async (bench) =>
  withShops(bench, async (shops) => {
    for (const [, url] of shops)
      for (const [, path] of PAGES) {
        const page = await bench.browser.newPage(PHONE);
        await page.goto(url + path, { waitUntil: 'networkidle' });
        await page.close();
      }
    await leftAlone(bench, shops);
    await tapped(bench, shops);
  });

async function leftAlone({ browser }: Bench, shops: Shop[]): Promise<void> {
  const visits = new Map<string, FirstVisit[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [page, path] of PAGES)
      for (const [shop, url] of shops)
        visits.set(shop + page, [...(visits.get(shop + page) ?? []), await watchFirstVisit(browser, url + path)]);
  const rows = shops.flatMap(([shop]) =>
    PAGES.map(([page]) => ({ shop, page, visit: middleOf(visits.get(shop + page) ?? []) })),
  );

  printTable(
    `A new visitor's page left alone, 4 × CPU slowdown, the middle of ${ROUNDS} rounds`,
    [
      '',
      'blocking time, ms',
      'tasks over 50 ms: start + length',
      `all after ${WATCHED_S} s, kB`,
      'of the service worker',
    ],
    rows.map(({ shop, page, visit: { blockingMs, longTasks, loaded } }) => [
      labelOf(page, shop),
      milliseconds(blockingMs),
      longTasks.map(({ start, milliseconds: ms }) => `${start.toFixed(0)} + ${ms.toFixed(0)}`).join(', '),
      kilobytes(bytes(loaded.filter(({ isOfWorker }) => !isOfWorker))),
      kilobytes(bytes(loaded.filter(({ isOfWorker }) => isOfWorker))),
    ]),
  );
}

const middleOf = (visits: FirstVisit[]): FirstVisit =>
  visits.toSorted((a, b) => a.blockingMs - b.blockingMs)[Math.floor(visits.length / 2)] ?? {
    longTasks: [],
    blockingMs: Number.NaN,
    loaded: [],
  };
const bytes = (loaded: Loaded[]): number => loaded.reduce((total, one) => total + one.bytes, 0);

async function tapped({ browser }: Bench, shops: Shop[]): Promise<void> {
  const effects = new Map<string, Effect[]>();
  const key = (...parts: unknown[]) => parts.join(' ');
  for (let round = 0; round < ROUNDS; round += 1)
    for (const action of ACTIONS)
      for (const seconds of TAPPED_AFTER_S)
        for (const [shop, url] of shops) {
          const name = key(action.name, shop, seconds);
          effects.set(name, [...(effects.get(name) ?? []), await timeFirstTap(browser, url, action, seconds * 1000)]);
        }
  const middle = (name: string, pick: (effect: Effect) => number) => median((effects.get(name) ?? []).map(pick));
  printTable(
    `The first tap, slow 4G, 4 × CPU slowdown: ms from finger down to the first sign / to its confirmation, medians of ${ROUNDS}`,
    ['', ...TAPPED_AFTER_S.map((seconds) => `${seconds} s after load`)],
    ACTIONS.flatMap((action) =>
      shops.map(([shop]) => [
        labelOf(action.name, shop),
        ...TAPPED_AFTER_S.map((seconds) => {
          const name = key(action.name, shop, seconds);
          return `${milliseconds(middle(name, ({ sign }) => sign))} / ${milliseconds(middle(name, ({ done }) => done))}`;
        }),
      ]),
    ),
  );
}
