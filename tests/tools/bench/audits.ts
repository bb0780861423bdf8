import { type Audited, auditWith } from '../audit.ts';
import { median } from '../http.ts';
import { milliseconds, printTable } from '../report.ts';
import { PAGES, type Section, targets, withPair } from './section.ts';

const ROUNDS = 5;

/** Lighthouse's mobile score and times (a simulated slow phone), the pages in turn. */
export const audits: Section = async ({ chromium, blank, others }) => {
  const floor = await blank();
  return withPair(async ({ shop }) => {
    const pages = targets(shop, floor, others);
    const results = new Map<string, Audited[]>(pages.map(([name]) => [name, []]));
    await auditWith(chromium, async (audit) => {
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [name, url] of pages) {
          // the audit has said why, and has tried again: the other rounds count
          const result = await audit(url, ['performance']).catch(() => undefined);
          if (result) results.get(name)?.push(result);
        }
    });
    const middle = (name: string, pick: (result: Audited) => number | undefined) => {
      const all = results.get(name) ?? [];
      return all.length > 0 ? median(all.map((result) => pick(result) ?? Number.NaN)) : Number.NaN;
    };
    const figures = new Map(
      pages.map(([name]) => [
        name,
        {
          score: middle(name, ({ scores }) => scores.performance),
          lcp: middle(name, ({ numbers }) => numbers['largest-contentful-paint']),
          tbt: middle(name, ({ numbers }) => numbers['total-blocking-time']),
        },
      ]),
    );
    const base = figures.get('blank page')?.lcp ?? Number.NaN;
    printTable(
      `Lighthouse, mobile, medians of ${ROUNDS} rounds in turn`,
      ['page', 'rounds', 'score', 'largest paint, ms', 'of blank', 'blocking time, ms'],
      [...figures].map(([name, { score, lcp, tbt }]) => [
        name,
        String(results.get(name)?.length ?? 0),
        String(score),
        milliseconds(lcp),
        `${(lcp / base).toFixed(1)} ×`,
        milliseconds(tbt),
      ]),
    );
    const ofPages = PAGES.map(([name]) => figures.get(name) ?? { score: Number.NaN, lcp: Number.NaN, tbt: Number.NaN });
    return {
      'Lighthouse, mobile: home / listing / detail / article': ofPages.map(({ score }) => score),
      'LCP relative to the blank page': ofPages.map(({ lcp }) => lcp / base),
      'total blocking time': ofPages.map(({ tbt }) => tbt),
    };
  });
};
