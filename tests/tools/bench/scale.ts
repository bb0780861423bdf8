import { median, visit } from '../http.ts';
import { milliseconds, printTable } from '../report.ts';
import { megabytes } from '../servers.ts';
import { PAGES, type Section, withPair } from './section.ts';

const LISTING_AND_DETAIL = PAGES.slice(1, 3);
const NEXT_VISITS = 9;
const PATHS = [...LISTING_AND_DETAIL, ['listing, page 10', '/shop/main/product?page=10'], ['sitemap', '/sitemap.xml']] as const;

/** The demo catalogue beside one of 10,000: first visit (rendered) and the next (cached). */
export const scale: Section = async () => {
  const [demo, large] = [await measure({}), await measure({ MOCK_PRODUCTS: '10000' })];
  const rows = PATHS.map(([name], index) => {
    const [small, big] = [demo.times[index], large.times[index]];
    return [name, ...[small?.first, small?.next, big?.first, big?.next].map((ms) => milliseconds(ms ?? Number.NaN))];
  });
  printTable(
    'Demo catalogue and 10,000 services, ms',
    ['', 'demo: first', 'then', '10,000: first', 'then'],
    [...rows, ['memory of the shop, MB', '', demo.memory, '', large.memory]],
  );
  const ratios = (pick: (time: Time) => number) => LISTING_AND_DETAIL.map((_, index) => ratio(pick, large.times[index], demo.times[index]));
  return {
    '10,000 services relative to the demo catalogue: listing / detail rendered, then cached': [...ratios(({ first }) => first), ...ratios(({ next }) => next)],
  };
};

type Time = { first: number; next: number };

const ratio = (pick: (time: Time) => number, large: Time | undefined, small: Time | undefined): number =>
  large && small ? pick(large) / pick(small) : Number.NaN;

const measure = (mockEnv: Record<string, string>): Promise<{ times: Time[]; memory: string }> =>
  withPair(async ({ shop }) => {
    const firsts = [];
    for (const [, path] of PATHS) firsts.push(await visit(shop.url + path));
    const times = [];
    for (const [index, [, path]] of PATHS.entries()) {
      const nexts = [];
      for (let count = 0; count < NEXT_VISITS; count += 1) nexts.push(await visit(shop.url + path));
      times.push({ first: firsts[index] ?? Number.NaN, next: median(nexts) });
    }
    return { times, memory: String(megabytes(shop)) };
  }, mockEnv);
