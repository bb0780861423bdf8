import { setTimeout as pause } from 'node:timers/promises';
import { printTable } from '../bench/table.ts';
import type { LoadResult } from './load.ts';

/** Fewer prove nothing. */
const MIN_REQUESTS = 50;

type Row = { what: string; found: string; holds: boolean };

/** Collects what was found, and prints it as a table at the end. */
export function createReport() {
  const rows: Row[] = [];
  const check = (what: string, holds: boolean, found: string) => {
    rows.push({ what, found, holds });
    console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}: ${found}`);
  };
  return {
    check,
    /** No request of a load may fail. */
    checkLoad: (what: string, { requests, failures, p99, slowest, perSecond }: LoadResult) =>
      check(
        what,
        failures.length === 0 && requests > MIN_REQUESTS,
        `${requests} requests, ${perSecond.toFixed(0)}/s, ${failures.length} failed, p99 ${p99.toFixed(0)} ms, slowest ${slowest.ms.toFixed(0)} ms (${slowest.what})${failures.length > 0 ? ` (${failures.slice(0, 3).join('; ')})` : ''}`,
      ),
    /** @returns whether all of it holds */
    print: (title: string): boolean => {
      printTable(
        title,
        ['what', 'found', 'holds'],
        rows.map(({ what, found, holds }) => [what, found, holds ? 'yes' : 'NO']),
      );
      return rows.length > 0 && rows.every(({ holds }) => holds);
    },
  };
}
export type Report = ReturnType<typeof createReport>;

/** Asks until it is so. @returns milliseconds it took; undefined when it is not so in time */
export async function until(isSo: () => Promise<boolean>, patienceMs = 10_000): Promise<number | undefined> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < patienceMs) {
    if (await isSo()) return performance.now() - startedAt;
    await pause(40);
  }
  return undefined;
}
