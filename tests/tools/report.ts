import { setTimeout as pause } from 'node:timers/promises';
import { inspect, isDeepStrictEqual } from 'node:util';
import type { LoadResult } from './http.ts';

/** Fewer requests prove nothing about a load. */
const MIN_REQUESTS = 50;

/** Null is an empty cell. */
type Row = readonly (string | number | null | undefined)[];

/** Rows under a head: columns of numbers to the right, all others to the left. */
export function tableLines(head: string[], cellsOf: readonly Row[]): string[] {
  const rows = cellsOf.map((row) => row.map((cell) => String(cell ?? '')));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const isNumeric = head.map((_, column) => rows.every((row) => /^(?:[\d+-].{0,9})?$/.test(row[column] ?? '')));
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
  return [line(head), line(widths.map((width) => '-'.repeat(Math.min(width, 80)))), ...rows.map(line)];
}

export const printTable = (title: string, head: string[], rows: readonly Row[]): void =>
  console.log(['', title, ...tableLines(head, rows)].join('\n'));

export const milliseconds = (ms: number): string => ms.toFixed(ms < 10 ? 1 : 0);

export type Report = ReturnType<typeof createReport>;

/** Collects what checks find, says what fails at once, and prints all of it as a table at the end. */
export function createReport() {
  const rows: { what: string; found: string; isGood: boolean }[] = [];
  const check = (what: string, isGood: boolean, found: string) => {
    rows.push({ what, found, isGood });
    console.log(`${isGood ? 'ok  ' : 'FAIL'} ${what}: ${found}`);
  };
  return {
    check,
    /** What was found is what is wanted. */
    same: (what: string, found: unknown, wanted: unknown) =>
      check(what, isDeepStrictEqual(found, wanted), inspect(found, { breakLength: Infinity })),
    /** Several problems of one thing, none of which may be there. */
    checkNone: (what: string, problems: string[], found = 'none') =>
      check(what, problems.length === 0, problems.join('; ') || found),
    /** No request of a load may fail. */
    checkLoad: (what: string, { requests, failures, p99, slowest, perSecond }: LoadResult) =>
      check(
        what,
        failures.length === 0 && requests > MIN_REQUESTS,
        `${requests} requests, ${perSecond.toFixed(0)}/s, ${failures.length} failed, p99 ${p99.toFixed(0)} ms, slowest ${slowest.ms.toFixed(0)} ms (${slowest.what})${failures.length > 0 ? ` (${failures.slice(0, 3).join('; ')})` : ''}`,
      ),
    /** @returns whether there was something to check, and all of it is good */
    print: (title: string): boolean => {
      printTable(
        title,
        ['check', 'found', 'result'],
        rows.map(({ what, found, isGood }) => [what, found, isGood ? 'ok' : 'FAILED']),
      );
      return rows.length > 0 && rows.every(({ isGood }) => isGood);
    },
  };
}

/** Polls until a condition holds. @returns the milliseconds it took; undefined when it does not hold in time */
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 10_000,
): Promise<number | undefined> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < timeoutMs) {
    if (await condition()) return performance.now() - startedAt;
    await pause(40);
  }
  return undefined;
}
