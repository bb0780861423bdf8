import { milliseconds, printTable } from '../report.ts';
import { measureInteractions } from './interactions.ts';
import { type Section, withPair } from './section.ts';

/** How long interactions wait for their next frame on a slow phone. */
export const responsiveness: Section = async ({ browser }) =>
  withPair(async ({ shop }) => {
    const interactions = await measureInteractions(browser, shop.url);
    printTable(
      'Interactions in the first five seconds, 4 × CPU slowdown, ms',
      ['', 'to the next frame'],
      interactions.map(({ name, milliseconds: ms }) => [name, milliseconds(ms)]),
    );
    return { 'INP, 4 × CPU slowdown, worst of ten': [Math.max(...interactions.map(({ milliseconds: ms }) => ms))] };
  });
