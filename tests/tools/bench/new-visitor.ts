import { type Bench, labelOf, PAGES, PHONE, type Section, type Shop, withShops } from './section.ts';
import { median } from '../http.ts';
import { milliseconds, printTable } from '../report.ts';
import { ACTIONS, type Effect, timeFirstTap } from './first-tap.ts';

const ROUNDS = 3;
const TAPPED_AFTER_S = [1, 3, 8];

/**
 * What the first tap of somebody who was never there costs, on a phone four times as slow. Shops that run already, such
 * as an older build, are measured in turn with this one.
 */
export const newVisitor: Section = async (bench) =>
  withShops(bench, async (shops) => {
    for (const [, url] of shops)
      for (const [, path] of PAGES) {
        const page = await bench.browser.newPage(PHONE);
        await page.goto(url + path, { waitUntil: 'networkidle' });
        await page.close();
      }
    await tapped(bench, shops);
  });

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
