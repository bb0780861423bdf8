import { median } from '../http.ts';
import { milliseconds, printTable } from '../report.ts';
import { ACTIONS, type Effect, timeFirstTap } from './first-tap.ts';
import { labelOf, PAGES, PHONE, type Section } from './section.ts';

const ROUNDS = 3;
const TAPPED_AFTER_S = [1, 3, 8];

/**
 * What the first tap of somebody who was never there costs, on a phone four times as slow. Shops that run already, such
 * as an older build, are measured in turn with this one.
 */
export const newVisitor: Section = async (browser, shops) => {
  for (const [, url] of shops)
    for (const [, path] of PAGES) {
      const page = await browser.newPage(PHONE);
      await page.goto(url + path, { waitUntil: 'networkidle' });
      await page.close();
    }
  const rows = ACTIONS.flatMap((action) =>
    shops.map(([shop, url]) => ({
      action,
      url,
      label: labelOf(action.name, shop),
      taps: TAPPED_AFTER_S.map((seconds) => ({ seconds, effects: [] as Effect[] })),
    })),
  );
  // in turn, so that a slow moment of the machine is nobody's alone
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { action, url, taps } of rows)
      for (const { seconds, effects } of taps) effects.push(await timeFirstTap(browser, url, action, seconds * 1000));
  const middle = (effects: Effect[], of: keyof Effect) => milliseconds(median(effects.map((effect) => effect[of])));
  printTable(
    `The first tap, slow 4G, 4 × CPU slowdown: ms from finger down to the first sign / to its confirmation, medians of ${ROUNDS}`,
    ['', ...TAPPED_AFTER_S.map((seconds) => `${seconds} s after load`)],
    rows.map(({ label, taps }) => [
      label,
      ...taps.map(({ effects }) => `${middle(effects, 'sign')} / ${middle(effects, 'done')}`),
    ]),
  );
};
