import type { Page } from '@playwright/test';
import { type PageWeight, weigh } from '../page-weight.ts';
import { kilobytes, printTable } from '../report.ts';
import { PAGES, type Section, targets, withPair } from './section.ts';

const WIDTHS = { '1430': { width: 1430, height: 900 }, '390': { width: 390, height: 780 } };
/** Chinese letters are three bytes each. */
const IN_CHINESE = [
  ['home in Chinese', '/zh'],
  ['detail in Chinese', `/zh/shop/main/product/svc-window-seat/${encodeURIComponent('窗台座位')}`],
] as const;

type Sizes = PageWeight & { blockingStyles: number };

/** What a first visit transfers. */
export const sizes: Section = async ({ browser, blank }) => {
  const floor = await blank();
  return withPair(async ({ shop }) => {
    const pages = [...targets(shop, floor), ...IN_CHINESE.map(([name, path]) => [name, shop.url + path] as const)];
    const measured: { name: string; width: string; weight: Sizes }[] = [];
    for (const [name, url] of pages)
      for (const [width, viewport] of Object.entries(WIDTHS)) {
        const page = await (await browser.newContext({ viewport, serviceWorkers: 'block' })).newPage();
        const weight = await weigh(page, url);
        measured.push({ name, width, weight: { ...weight, blockingStyles: await countBlockingStyles(page) } });
        await page.context().close();
      }
    printTable(
      'Sizes on a first visit, kB as they travel, scripts with their headers',
      ['page', 'HTML', 'styles in it', 'style files', 'blocking', 'scripts before load', 'in all', 'fonts', 'pictures', 'layout shift'],
      measured.map(({ name, width, weight }) => [`${name}, ${width} px`, ...cells(weight)]),
    );
    const worst = (pick: (weight: Sizes) => number, names: string[] = PAGES.map(([name]) => name)) =>
      names.map((name) => Math.max(...measured.filter((one) => one.name === name).map(({ weight }) => pick(weight))));
    return {
      'styles, compressed: home / listing / detail / article': worst(({ inlineStyles, styles }) => (inlineStyles + styles) / 1000),
      'render-blocking style requests': worst(({ blockingStyles }) => blockingStyles),
      'fonts on a first visit, Latin pages': worst(({ fonts }) => fonts / 1000),
      'scripts with headers before load': worst(({ scriptsBeforeLoad }) => scriptsBeforeLoad / 1000),
      'scripts with headers, total': worst(({ scripts }) => scripts / 1000),
      'HTML, compressed, then home / detail in Chinese': worst(
        ({ html, inlineStyles }) => (html - inlineStyles) / 1000,
        [...PAGES, ...IN_CHINESE].map(([name]) => name),
      ),
      'layout shift': worst(({ layoutShift }) => layoutShift),
    };
  });
};

const countBlockingStyles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus?: string })[]).filter(
        ({ name, renderBlockingStatus }) => new URL(name).pathname.endsWith('.css') && renderBlockingStatus === 'blocking',
      ).length,
  );

function cells({ html, inlineStyles, styles, blockingStyles, scriptsBeforeLoad, scripts, fonts, pictures, layoutShift }: Sizes): string[] {
  return [
    ...[html, inlineStyles, styles].map(kilobytes),
    String(blockingStyles),
    ...[scriptsBeforeLoad, scripts, fonts, pictures].map(kilobytes),
    layoutShift.toFixed(3),
  ];
}
