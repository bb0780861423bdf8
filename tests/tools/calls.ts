import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const CountSchema = z.object({
  call: z.string(),
  method: z.string(),
  path: z.string(),
  made: z.number(),
  checked: z.number(),
  violations: z.array(z.string()),
});
/** How often screens made one call of the contract; `checked` counts the answers that fitted it (tests/mock-backend/recording.ts). */
export type CallCount = z.infer<typeof CountSchema>;

/** An empty folder for the counts of a run. */
export function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Leaves what one mock backend counted. */
export function leaveCounts(folder: string, counts: CallCount[]): void {
  writeFileSync(join(folder, `${crypto.randomUUID()}.json`), JSON.stringify(counts));
}

/** What all mock backends of a run counted, call by call. */
export function readCounts(folder: string): CallCount[] {
  const sums = new Map<string, CallCount>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    for (const count of z.parse(z.array(CountSchema), JSON.parse(readFileSync(join(folder, file), 'utf8')))) {
      const sum = sums.get(count.call);
      if (!sum) sums.set(count.call, count);
      else {
        sum.made += count.made;
        sum.checked += count.checked;
        sum.violations = [...new Set([...sum.violations, ...count.violations])];
      }
    }
  }
  return [...sums.values()];
}

/** The list of calls with how often screens made them, and what is wrong with it: nothing, when every call was made and fitted the contract. */
export function reportCalls(counts: CallCount[]): { lines: string[]; problems: string[] } {
  const width = Math.max(4, ...counts.map(({ call }) => call.length));
  const lines = [
    `${'call'.padEnd(width)}  ${'made'.padStart(6)}  ${'checked'.padStart(7)}  method and path`,
    ...counts.map(
      ({ call, made, checked, method, path }) => `${call.padEnd(width)}  ${String(made).padStart(6)}  ${String(checked).padStart(7)}  ${method} ${path}`,
    ),
  ];
  const problems = counts.flatMap(({ call, made, checked, violations }) => [
    ...(made === 0 ? [`${call}: no screen made it`] : checked === 0 ? [`${call}: never answered well`] : []),
    ...violations.map((violation) => `${call}: ${violation}`),
  ]);
  return { lines, problems: counts.length === 0 ? ['no calls were counted'] : problems };
}
