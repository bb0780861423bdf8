import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CallCount } from '../mock-backend/recording.ts';
import { printTable } from './report.ts';
import { secretsInBuild } from './secrets.ts';
import type { Result } from './steps.ts';

/** What one test received: responses (`unread`: their page was gone), and secrets looked for in them. */
export type Traffic = { responses: number; unread: number; characters: number; secrets: number; leaks: string[] };
type RecordLine = { calls: CallCount[] } | { traffic: Traffic };

/** Leaves what a worker saw for the end of a whole run, in the folder that `E2E_RECORDS` names. */
export function recordLine(line: RecordLine): void {
  if (process.env.E2E_RECORDS)
    appendFileSync(join(process.env.E2E_RECORDS, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`);
}

export function emptyRecords(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

const readLines = (folder: string): RecordLine[] =>
  readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as RecordLine),
  );

/** A screen must have made every call of the contract, and matched it. Only a run of every spec can tell. */
export async function checkCalls(folder: string): Promise<Result> {
  const sums = new Map<string, CallCount>();
  for (const line of readLines(folder))
    for (const count of 'calls' in line ? line.calls : []) {
      const { made, checked, violations } = sums.get(count.call) ?? { made: 0, checked: 0, violations: [] };
      sums.set(count.call, {
        ...count,
        made: made + count.made,
        checked: checked + count.checked,
        violations: [...violations, ...count.violations],
      });
    }
  const counts = [...sums.values()];
  printTable(
    'Calls of the contract',
    ['call', 'made', 'checked', 'method and path'],
    counts.map(({ call, made, checked, method, path }) => [call, made, checked, `${method} ${path}`]),
  );
  const problems = counts.flatMap(({ call, made, checked, violations }) => [
    ...(made === 0 ? [`${call}: no screen made it`] : []),
    ...(made > 0 && checked === 0 ? [`${call}: never got a good response`] : []),
    ...violations.map((violation) => `${call}: ${violation}`),
  ]);
  return {
    code: problems.length === 0 && counts.length > 0 ? 0 : 1,
    output: problems.join('\n') || 'no calls were counted',
  };
}

/** No secret may be in what the shop sent and printed in the whole run, nor in the build. */
export async function checkSecrets(folder: string): Promise<Result> {
  const all = readLines(folder).flatMap((line) => ('traffic' in line ? [line.traffic] : []));
  const sum = (of: (one: Traffic) => number): number => all.reduce((total, one) => total + of(one), 0);
  const built = secretsInBuild();
  const [responses, secrets] = [sum((one) => one.responses), sum((one) => one.secrets)];
  const problems = [...new Set([...all.flatMap(({ leaks }) => leaks), ...built.problems])];
  console.log(
    `\nsecrets: ${secrets} looked for in ${responses} responses of ${all.length} tests (${(sum((one) => one.characters) / 1e6).toFixed(0)} million characters, ` +
      `${sum((one) => one.unread)} unread), in what the shop printed and in ${built.files} files of the build: ${problems.length} found`,
  );
  return {
    code: problems.length === 0 && responses > 0 && secrets > 0 ? 0 : 1,
    output: problems.join('\n') || 'nothing was looked at',
  };
}
