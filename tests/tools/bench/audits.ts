import { type Audited, auditWith } from '../audit.ts';
import { median } from '../http.ts';
import { milliseconds, printTable } from '../report.ts';
import { labelOf, PAGES, type Section, withShops } from './section.ts';

const ROUNDS = 5;

/** Lighthouse's mobile score and times (a simulated slow phone), the pages in turn. */
export const audits: Section = async (bench) =>
  withShops(bench, async (shops) => {
    const pages = shops.flatMap(([shop, url]) =>
      PAGES.map(([name, path]) => ({ name: labelOf(name, shop), url: url + path })),
    );
    const results = new Map<string, Audited[]>(pages.map(({ name }) => [name, []]));
    await auditWith(bench.chromium, async (audit) => {
      for (let round = 0; round < ROUNDS; round += 1)
        for (const { name, url } of pages) {
          // the audit has said why, and has tried again: the other rounds count
          const result = await audit(url, ['performance']).catch(() => undefined);
          if (result) results.get(name)?.push(result);
        }
    });
    const middle = (all: Audited[], pick: (result: Audited) => number | undefined) =>
      all.length > 0 ? median(all.map((result) => pick(result) ?? Number.NaN)) : Number.NaN;
    const figures = [...results].map(([name, all]) => ({
      name,
      rounds: all.length,
      score: middle(all, ({ scores }) => scores.performance),
      lcp: middle(all, ({ numbers }) => numbers['largest-contentful-paint']),
      tbt: middle(all, ({ numbers }) => numbers['total-blocking-time']),
    }));
    printTable(
      `Lighthouse, mobile, medians of ${ROUNDS} rounds in turn`,
      ['page', 'rounds', 'score', 'largest paint, ms', 'blocking time, ms'],
      figures.map(({ name, rounds, score, lcp, tbt }) => [
        name,
        String(rounds),
        String(score),
        milliseconds(lcp),
        milliseconds(tbt),
      ]),
    );
    const own = figures.slice(0, PAGES.length);
    return {
      'Lighthouse, mobile: home / listing / detail / article': own.map(({ score }) => score),
      'total blocking time': own.map(({ tbt }) => tbt),
    };
  });
