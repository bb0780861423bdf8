import { mkdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { createMockClient } from '../../e2e/support/mock-client.ts';
import { startBlank } from './bench/blank.ts';
import { medianSpeed } from './bench/lighthouse.ts';
import { median, once, requestsPerSecond } from './bench/load.ts';
import { kilobytes, milliseconds, printTable } from './bench/table.ts';
import { findOrInstallChromium } from './browser.ts';
import { build, isBuildFresh } from './build.ts';
import { CHROMIUM_ARGUMENTS } from './chromium-arguments.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { onInterrupt } from './processes.ts';
import { CACHE } from './project.ts';
import { type Server, startBoth } from './servers.ts';

// `npm run bench`: measures, prints tables, judges nothing (the budgets are tests of their own).
const PAGES = [
  ['home', '/zh'],
  ['listing', '/shop/main/product'],
  ['detail', '/shop/main/product/svc-window-seat/window-seat'],
] as const;
const VISITORS = [
  ['phone, 390 × 844, 3 pixels each', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }],
  ['desktop, 1400 × 900, 2 pixels each', { viewport: { width: 1400, height: 900 }, deviceScaleFactor: 2 }],
  ['desktop, 1366 × 768', { viewport: { width: 1366, height: 768 }, deviceScaleFactor: 1 }],
] as const;
const ROUNDS = 5;
const WARM_UP_S = 2;
const servers: Server[] = [];
const stop = async () => void (await Promise.all(servers.splice(0).map((server) => server.stop())));
onInterrupt(stop);

mkdirSync(CACHE, { recursive: true });
const chromium = await findOrInstallChromium();
if (!isBuildFresh()) {
  console.log('Building the shop…');
  const { code, output } = await build();
  if (code !== 0) throw new Error(output);
}
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);

try {
  const blank = await startBlank();
  servers.push(blank);
  await sizes((await startPair()).shop, blank);
  // resizing pictures leaves its memory behind: the load meets a server that has just started
  const { shop, mock } = await startPair();
  await speed(shop, blank);
  await backendCalls(shop, mock);
  await lighthouseTable(shop, blank);
  await stop();
  await coldStart();
  await scale();
} finally {
  await stop();
}
process.exit(0);

async function startPair(env: Record<string, string> = {}): Promise<{ shop: Server; mock: Server }> {
  const pair = await startBoth({ env });
  servers.push(pair.shop, pair.mock);
  return pair;
}

async function sizes(shop: Server, blank: Server): Promise<void> {
  const { chromium: playwright } = await import('@playwright/test');
  const browser = await playwright.launch({ executablePath: chromium, args: CHROMIUM_ARGUMENTS });
  const rows: string[][] = [];
  for (const [name, url] of [['blank page', blank.url], ...PAGES.map(([name, path]) => [name, shop.url + path])] as [string, string][]) {
    for (const [width, viewport] of [
      ['1430', { width: 1430, height: 900 }],
      ['390', { width: 390, height: 780 }],
    ] as const) {
      const context = await browser.newContext({ viewport });
      rows.push([`${name}, ${width} px`, ...weightCells(await weighPage(await context.newPage(), url))]);
      await context.close();
    }
  }
  await browser.close();
  printTable(
    'Sizes on a first visit, kB as they travel',
    ['page', 'HTML', 'scripts before load', 'scripts in all', 'styles', 'fonts', 'pictures', 'layout shift'],
    rows,
  );
}

function weightCells(weight: PageWeight): string[] {
  const sizes = [weight.html, weight.scriptsBeforeLoad, weight.scripts, weight.styles, weight.fonts, weight.pictures];
  return [...sizes.map(kilobytes), weight.layoutShift.toFixed(3)];
}

/** In turn, so that what else the machine does hits all alike. */
async function speed(shop: Server, blank: Server): Promise<void> {
  const targets = [['blank page', blank.url] as const, ...PAGES.map(([name, path]) => [name, shop.url + path] as const)];
  for (const [, url] of targets) await requestsPerSecond(url, { seconds: WARM_UP_S });
  const rounds: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) for (const [name, url] of targets) (rounds[name] ??= []).push(await requestsPerSecond(url));
  const base = median(rounds['blank page'] ?? []);
  const rows = targets.map(([name]) => {
    const rates = rounds[name] ?? [];
    return [
      name,
      median(rates).toFixed(0),
      `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`,
      `${((100 * median(rates)) / base).toFixed(0)} %`,
    ];
  });
  printTable(`Requests per second of cached pages, 8 connections, median of ${ROUNDS} rounds in turn`, ['page', 'requests/s', 'from–to', 'of blank'], rows);
  printTable(
    'Memory of the server after that, MB',
    ['server', 'resident'],
    [
      ['blank page', megabytes(blank)],
      ['shop', megabytes(shop)],
    ],
  );
}

async function backendCalls(shop: Server, mock: Server): Promise<void> {
  const client = createMockClient(mock.url);
  const rows: string[][] = [];
  for (const [name, path] of PAGES) {
    await client.clearRequests();
    for (let visit = 0; visit < 20; visit += 1) await once(shop.url + path);
    rows.push([name, String((await client.requests()).length)]);
  }
  printTable('Backend calls of 20 visits to a cached page', ['page', 'calls'], rows);
}

async function lighthouseTable(shop: Server, blank: Server): Promise<void> {
  const rows: string[][] = [];
  for (const [name, url] of [['blank page', blank.url], ...PAGES.map(([name, path]) => [name, shop.url + path])] as [string, string][]) {
    const result = await medianSpeed(url, chromium);
    rows.push([name, String(result.score), milliseconds(result.paintMs)]);
  }
  printTable('Lighthouse, mobile, medians of 3', ['page', 'score', 'largest paint, ms'], rows);
}

/** Three visitors open the home page at once, and no picture is converted yet: what a container's memory must hold. */
async function coldStart(): Promise<void> {
  const { shop } = await startPair();
  const { chromium: playwright } = await import('@playwright/test');
  const browser = await playwright.launch({ executablePath: chromium, args: CHROMIUM_ARGUMENTS });
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
  await browser.close();
  printTable('Three visitors at once, after a cold start', ['visitor', 'pictures', 'not served', 'seconds'], rows);
  printTable('Memory of the shop in that, MB', ['', 'resident'], [['peak', megabytes(shop, 'VmHWM')]]);
  await stop();
}

/** The demo catalogue beside one of 10,000: first visit (rendered) and the next (cached). */
async function scale(): Promise<void> {
  const paths = [
    ...PAGES.slice(1).map(([name, path]) => [name, path] as const),
    ['listing, page 10', '/shop/main/product?page=10'] as const,
    ['sitemap', '/sitemap.xml'] as const,
  ];
  const measured: Record<string, string[]> = {};
  const memory: string[] = [];
  for (const products of ['', '10000']) {
    const { shop } = await startPair(products ? { MOCK_PRODUCTS: products } : {});
    for (const [name, path] of paths) {
      const first = await once(shop.url + path);
      const next = median(await Promise.all(Array.from({ length: 9 }, () => once(shop.url + path))));
      (measured[name] ??= []).push(milliseconds(first), milliseconds(next));
    }
    memory.push('', megabytes(shop));
    await stop();
  }
  const rows = [...Object.entries(measured).map(([name, cells]) => [name, ...cells]), ['memory of the shop, MB', ...memory]];
  printTable('Demo catalogue and 10,000 services, ms', ['', 'demo: first', 'then', '10,000: first', 'then'], rows);
}

function megabytes({ program }: Server, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): string {
  try {
    const [, kilobytesResident = '0'] = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${program.process.pid}/status`, 'utf8')) ?? [];
    return (Number(kilobytesResident) / 1024).toFixed(0);
  } catch {
    return 'unknown';
  }
}
