import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { get, startLoad } from '../http.ts';
import type { Report } from '../report.ts';
import { megabytes, startPair } from '../servers.ts';
import { open } from './raw.ts';
import { watch } from './servers.ts';

const FILES = ['/feed.xml', '/shop/main/product/svc-window-seat/window-seat.md', '/sitemap/pages.xml'];
/** As many as fit into 60 kB. */
const REQUESTS = 1300;
const WATCHED_MS = 3_000;
const QUICK_MS = 1_000;
const MAX_GROWTH_MB = 100;

/** One stranger sends far more requests than anybody could: others are served as ever. */
export async function checkFloods(report: Report): Promise<void> {
  const { shop } = await startPair({ env: { TRUSTED_PROXIES: '1' } });
  const from = (address: string) => ({ 'x-forwarded-for': address, accept: 'text/html' });
  const ask = (path: string, address: string) => get(shop.url + path, from(address));
  await Promise.all([...FILES, '/about-us'].map((path) => ask(path, '198.51.100.1')));

  for (const path of FILES)
    for (const connections of [1, 10]) {
      const before = megabytes(shop);
      const end = watch(() => ask('/api/health', '198.51.100.2'));
      const sockets = Array.from({ length: connections }, () => open(shop.port).pause());
      for (const socket of sockets)
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${shop.port}\r\n\r\n`.repeat(REQUESTS));
      let peak = 0;
      for (let ms = 0; ms < WATCHED_MS; ms += 100) {
        await pause(100);
        peak = Math.max(peak, megabytes(shop));
      }
      for (const socket of sockets) socket.destroy();
      const { count, failed, worst } = await end();
      const isWell =
        shop.program.process.exitCode === null &&
        failed === 0 &&
        count > 5 &&
        worst < QUICK_MS &&
        !(peak - before > MAX_GROWTH_MB);
      report.check(
        `floods: ${REQUESTS} × ${path} at once on ${connections} connections, none read`,
        isWell,
        `health asked ${count} times, ${failed} failed, slowest ${worst.toFixed(0)} ms; memory + ${peak - before} MB`,
      );
    }

  const flood = startLoad(
    () => ({ url: `${shop.url}/shop/main/product?keyword=${randomUUID()}`, headers: from('198.51.100.1') }),
    { connections: 60 },
  );
  await pause(1_000);
  const end = watch(() => ask('/about-us', '198.51.100.2'));
  const search = await ask('/shop/main/product?keyword=oak', '198.51.100.2');
  await pause(5_000);
  const { count, failed, worst } = await end();
  const { requests } = await flood.end();
  report.check(
    'floods: a page from memory while another address has 60 pages rendered at a time',
    failed === 0 && count > 20 && worst < QUICK_MS && requests > 60,
    `asked ${count} times, ${failed} failed, slowest ${worst.toFixed(0)} ms; ${requests} rendered`,
  );
  report.check(
    'floods: a search beside that',
    search.status === 200 && search.ms < 2 * QUICK_MS,
    `${search.status} in ${search.ms.toFixed(0)} ms`,
  );
}
