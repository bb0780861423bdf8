import { cpus } from 'node:os';
import { type Browser, type BrowserContextOptions, chromium as playwright } from '@playwright/test';
import { createMockClient } from '../../e2e/support/mock-client.ts';
import { auditWith } from './audit.ts';
import { startBlank } from './bench/blank.ts';
import { CHROMIUM_ARGUMENTS, findOrInstallChromium } from './browser.ts';
import { ensureBuild } from './build.ts';
import { median, requestsPerSecond, visit } from './http.ts';
import { openToWeigh, type PageWeight } from './page-weight.ts';
import { runTool } from './processes.ts';
import { kilobytes, milliseconds, printTable } from './report.ts';
import { megabytes, type Pair, type Server, startPair } from './servers.ts';

// `npm run bench`: measures and prints tables; it judges nothing (the budgets are tests of their own).
const PAGES = [
  ['home', '/zh'],
  ['listing', '/shop/main/product'],
  ['detail', '/shop/main/product/svc-window-seat/window-seat'],
] as const;
const WIDTHS = { '1430': { width: 1430, height: 900 }, '390': { width: 390, height: 780 } };
const VISITORS: [name: string, screen: BrowserContextOptions][] = [
  ['phone, 390 × 844, 3 pixels each', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }],
  ['desktop, 1400 × 900, 2 pixels each', { viewport: { width: 1400, height: 900 }, deviceScaleFactor: 2 }],
  ['desktop, 1366 × 768', { viewport: { width: 1366, height: 768 }, deviceScaleFactor: 1 }],
];
const ROUNDS = 5;
const LIGHTHOUSE_ROUNDS = 3;
const WARM_UP_S = 2;

await runTool(async () => {
  const executablePath = await findOrInstallChromium();
  await ensureBuild();
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
  const browser = await playwright.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const blank = await startBlank();
  await withPair(async ({ shop }) => sizes(targets(shop, blank), browser));
  // resizing pictures leaves its memory behind: the load meets a server that has just started
  await withPair(async ({ shop, mock }) => {
    await speed(shop, blank);
    await backendCalls(shop, mock);
    await lighthouse(targets(shop, blank), executablePath);
  });
  await blank.stop();
  await withPair(({ shop }) => coldStart(shop, browser));
  await browser.close();
  await scale();
  return true;
});

async function withPair(work: (pair: Pair) => Promise<void>, mockEnv: Record<string, string> = {}): Promise<void> {
  const pair = await startPair({ mockEnv });
  await work(pair);
  await Promise.all([pair.shop.stop(), pair.mock.stop()]);
}

function targets(shop: Server, blank: Server): [name: string, url: string][] {
  return [['blank page', blank.url], ...PAGES.map(([name, path]): [string, string] => [name, shop.url + path])];
}

async function sizes(pages: [string, string][], browser: Browser): Promise<void> {
  const rows: string[][] = [];
  for (const [name, url] of pages)
    for (const [width, viewport] of Object.entries(WIDTHS)) {
      const context = await browser.newContext({ viewport });
      const weigh = await openToWeigh(await context.newPage(), url);
      rows.push([`${name}, ${width} px`, ...weightCells(await weigh())]);
      await context.close();
    }
  const columns = ['page', 'HTML', 'scripts before load', 'scripts in all', 'styles', 'fonts', 'pictures', 'layout shift'];
  printTable('Sizes on a first visit, kB as they travel', columns, rows);
}

function weightCells(weight: PageWeight): string[] {
  const bytes = [weight.html, weight.scriptsBeforeLoad, weight.scripts, weight.styles, weight.fonts, weight.pictures];
  return [...bytes.map(kilobytes), weight.layoutShift.toFixed(3)];
}

/** In turn, so that what else the machine does affects all alike. */
async function speed(shop: Server, blank: Server): Promise<void> {
  const pages = targets(shop, blank);
  for (const [, url] of pages) await requestsPerSecond(url, WARM_UP_S);
  const rounds: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) for (const [name, url] of pages) (rounds[name] ??= []).push(await requestsPerSecond(url));
  const base = median(rounds['blank page'] ?? []);
  printTable(
    `Requests per second of cached pages, 8 connections, median of ${ROUNDS} rounds in turn`,
    ['page', 'requests/s', 'from–to', 'of blank'],
    Object.entries(rounds).map(([name, rates]) => [
      name,
      median(rates).toFixed(0),
      `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`,
      `${((100 * median(rates)) / base).toFixed(0)} %`,
    ]),
  );
  printTable(
    'Memory of the server after that, MB',
    ['server', 'resident'],
    [
      ['blank page', String(megabytes(blank))],
      ['shop', String(megabytes(shop))],
    ],
  );
}

async function backendCalls(shop: Server, mock: Server): Promise<void> {
  const client = createMockClient(mock.url);
  const rows: string[][] = [];
  for (const [name, path] of PAGES) {
    await client.clearRequests();
    for (let count = 0; count < 20; count += 1) await visit(shop.url + path);
    rows.push([name, String((await client.requests()).length)]);
  }
  printTable('Backend calls of 20 visits to a cached page', ['page', 'calls'], rows);
}

/** Lighthouse's mobile score and largest contentful paint (simulated slow phone). */
async function lighthouse(pages: [string, string][], chromium: string): Promise<void> {
  const rows: string[][] = [];
  for (const [name, url] of pages) {
    // the other pages are measured all the same
    const rounds = await auditWith(chromium, async (audit) => {
      const results = [];
      for (let round = 0; round < LIGHTHOUSE_ROUNDS; round += 1) results.push(await audit(url, ['performance']));
      return results;
    }).catch((error: Error) => error);
    if (rounds instanceof Error) {
      rows.push([name, 'no result', rounds.message.split('\n', 1)[0] ?? '']);
      continue;
    }
    const score = median(rounds.map(({ scores }) => scores.performance ?? 0));
    rows.push([name, String(score), milliseconds(median(rounds.map(({ numbers }) => numbers['largest-contentful-paint'] ?? 0)))]);
  }
  printTable(`Lighthouse, mobile, medians of ${LIGHTHOUSE_ROUNDS}`, ['page', 'score', 'largest paint, ms'], rows);
}

/** Three visitors open the home page at once, and no picture is converted yet: what a container's memory must hold. */
async function coldStart(shop: Server, browser: Browser): Promise<void> {
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
      return [name, String(statuses.length), String(statuses.filter((status) => status !== 200).length), ((performance.now() - startedAt) / 1000).toFixed(1)];
    }),
  );
  printTable('Three visitors at once, after a cold start', ['visitor', 'pictures', 'not served', 'seconds'], rows);
  printTable('Memory of the shop in that, MB', ['', 'resident'], [['peak', String(megabytes(shop, 'VmHWM'))]]);
}

/** The demo catalogue beside one of 10,000: first visit (rendered) and the next (cached). */
async function scale(): Promise<void> {
  const paths = [...PAGES.slice(1), ['listing, page 10', '/shop/main/product?page=10'], ['sitemap', '/sitemap.xml']] as const;
  const measured: Record<string, string[]> = {};
  const memory: string[] = [];
  for (const products of ['', '10000'])
    await withPair(
      async ({ shop }) => {
        for (const [name, path] of paths) {
          const first = await visit(shop.url + path);
          const next = median(await Promise.all(Array.from({ length: 9 }, () => visit(shop.url + path))));
          (measured[name] ??= []).push(milliseconds(first), milliseconds(next));
        }
        memory.push('', String(megabytes(shop)));
      },
      products ? { MOCK_PRODUCTS: products } : {},
    );
  const rows = [...Object.entries(measured).map(([name, cells]) => [name, ...cells]), ['memory of the shop, MB', ...memory]];
  printTable('Demo catalogue and 10,000 services, ms', ['', 'demo: first', 'then', '10,000: first', 'then'], rows);
}
