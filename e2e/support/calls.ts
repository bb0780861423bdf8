import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import type { CallCount } from '../../tests/mock-backend/recording.ts';

/** Leaves the calls that a worker's screens made for the end of a run of every spec, which names a file for them. */
export const recordCalls = (calls: CallCount[]): void =>
  process.env.E2E_CALLS ? appendFileSync(process.env.E2E_CALLS, `${JSON.stringify(calls)}\n`) : undefined;

/** After all specs: a screen must have made every call of the contract, and got a good response that matched it. */
export default function globalTeardown(): void {
  if (!process.env.E2E_CALLS) return;
  const lines = readFileSync(process.env.E2E_CALLS, 'utf8').trim().split('\n');
  rmSync(process.env.E2E_CALLS);
  const counts = lines.flatMap((line) => JSON.parse(line) as CallCount[]);
  const problems = [...Map.groupBy(counts, ({ call }) => call)].flatMap(([call, each]) => [
    ...(each.some(({ made }) => made > 0) ? [] : [`${call}: no screen made it`]),
    ...(each.some(({ checked }) => checked > 0) ? [] : [`${call}: never got a good response`]),
    ...each.flatMap(({ violations }) => violations.map((violation) => `${call}: ${violation}`)),
  ]);
  if (problems.length > 0) throw new Error(`Calls of the contract:\n${problems.join('\n')}`);
}
