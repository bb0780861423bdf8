import { createMockClient } from '../../../e2e/support/mock-client.ts';
import { median, requestsPerSecond, visit } from '../http.ts';
import { printTable } from '../report.ts';
import { megabytes, type Server } from '../servers.ts';
import { PAGES, type Section, targets, withPair } from './section.ts';

/** The blank page, home, listing and detail. */
const LOADED = 4;
const ROUNDS = 5;
const WARM_UP_S = 2;

/** Requests per second, the memory that they leave behind, and what cached pages ask of the backend. */
export const speed: Section = async ({ blank }) => {
  const floor = await blank();
  return withPair(async ({ shop, mock }) => {
    await load(targets(shop, floor).slice(0, LOADED));
    const memory = megabytes(shop);
    printTable(
      'Memory of the server after that, MB',
      ['server', 'resident'],
      [
        ['blank page', String(megabytes(floor))],
        ['shop', String(memory)],
      ],
    );
    await backendCalls(shop, mock);
    return { 'memory after load': [memory] };
  });
};

/** In turn, so that what else the machine does affects all alike. */
async function load(pages: [string, string][]): Promise<void> {
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
