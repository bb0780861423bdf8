import type { BrowserContextOptions } from '@playwright/test';
import { printTable } from '../report.ts';
import { megabytes } from '../servers.ts';
import { type Section, withPair } from './section.ts';

const VISITORS: [name: string, screen: BrowserContextOptions][] = [
  ['phone, 390 × 844, 3 pixels each', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }],
  ['desktop, 1400 × 900, 2 pixels each', { viewport: { width: 1400, height: 900 }, deviceScaleFactor: 2 }],
  ['desktop, 1366 × 768', { viewport: { width: 1366, height: 768 }, deviceScaleFactor: 1 }],
];

/** Three visitors open the home page at once, and no picture is converted yet: what a container's memory must hold. */
export const coldStart: Section = async ({ browser }) =>
  withPair(async ({ shop }) => {
    const rows = await Promise.all(
      VISITORS.map(async ([name, screen]) => {
        const startedAt = performance.now();
        const page = await (await browser.newContext(screen)).newPage();
        const statuses: number[] = [];
        page.on('response', (response) => response.url().includes('/_next/image') && statuses.push(response.status()));
        await page.goto(shop.url);
        await page.evaluate(async () => {
          for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
            scrollTo(0, y);
            // pictures are asked for by the frames that show them
            await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
          }
        });
        await page.waitForLoadState('networkidle');
        const seconds = (performance.now() - startedAt) / 1000;
        await page.context().close();
        return [name, String(statuses.length), String(statuses.filter((status) => status !== 200).length), seconds.toFixed(1)];
      }),
    );
    printTable('Three visitors at once, after a cold start', ['visitor', 'pictures', 'not served', 'seconds'], rows);
    printTable('Memory of the shop in that, MB', ['', 'resident'], [['peak', String(megabytes(shop, 'VmHWM'))]]);
    return {};
  });
