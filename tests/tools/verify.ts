import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './browser.ts';
import { build } from './build.ts';
import { emptyFolder, readCounts, reportCalls } from './calls.ts';
import { type Counts, countsOfPlaywright, NO_TESTS, sum } from './counts.ts';
import { onInterrupt, run } from './processes.ts';
import { CACHE, packageCommand } from './project.ts';
import { reportTraffic, secretsInBuild } from './traffic.ts';
import type { UnitReport } from './unit-report.ts';

// `npm test`: everything that must hold. Ends with exit code 0 only if every step ran and passed.
type Result = { code: number; output: string };
type Step = { name: string; work: () => Promise<Result>; after?: string[]; isLoud?: boolean };
type Outcome = { name: string; seconds: number; state: 'passed' | 'failed' | 'not run' };

const UNIT_REPORT = join(CACHE, 'unit.json');
const E2E_REPORT = join(CACHE, 'e2e.json');
const CALLS = join(CACHE, 'calls');
const TRAFFIC = join(CACHE, 'traffic');
const AT_ONCE = 2;

mkdirSync(CACHE, { recursive: true });
for (const report of [UNIT_REPORT, E2E_REPORT]) rmSync(report, { force: true });
for (const folder of [CALLS, TRAFFIC]) emptyFolder(folder);
onInterrupt(async () => {});

const steps: Step[] = [
  { name: 'production build', work: () => build() },
  { name: 'chromium', work: chromium },
  { name: 'format', work: () => run(packageCommand('oxfmt', '--check')) },
  { name: 'lint', work: () => run(packageCommand('oxlint')) },
  // the framework writes the types of its routes while it builds
  { name: 'types of the shop', after: ['production build'], work: () => run(packageCommand('typescript', '--noEmit', '-p', 'tsconfig.json')) },
  { name: 'types of the tests', after: ['production build'], work: () => run(packageCommand('typescript', '--noEmit', '-p', 'tests/tsconfig.json')) },
  {
    name: 'unit and component tests',
    // one more try for a machine that was busy, as in the browser; the end of the run says which tests needed it
    work: () => run(packageCommand('vitest', 'run', '--retry=1', '--reporter=default', '--reporter=./tests/tools/unit-report.ts'), { env: { UNIT_REPORT } }),
  },
];
/** As search engines find it: links, languages, structured data, the sitemap. */
const crawl: Step = {
  name: 'crawl',
  after: ['production build'],
  isLoud: true,
  work: () => run([process.execPath, '--import', './tests/mock-backend/resolve.mjs', 'tests/tools/crawl.ts'], { echo: '' }),
};
const endToEnd: Step = {
  name: 'end-to-end tests',
  after: ['production build', 'chromium'],
  isLoud: true,
  work: () =>
    run(packageCommand('@playwright/test', 'test', '--project=*-desktop', '--project=*-phone'), {
      env: { E2E_REPORT, E2E_CALLS: CALLS, E2E_TRAFFIC: TRAFFIC },
      echo: '',
    }),
};
/** Specification 7: a call that no screen makes is a part that is missing. Only a run of every spec can tell. */
const everyCall: Step = { name: 'every call made by a screen', after: ['end-to-end tests'], work: callsMade };
/** No secret and no token in what the shop sent and printed through the whole run, nor in what was built. */
const noSecrets: Step = { name: 'no secret came out', after: ['end-to-end tests'], work: secretsKept };

const outcomes = await runAll(steps, AT_ONCE);
// alone: they use both processors themselves
outcomes.push(...(await runAll([crawl, endToEnd, everyCall, noSecrets], 1, outcomes)));

const unitReport = readReport<UnitReport>(UNIT_REPORT);
const unit = ranAny(unitReport?.counts);
const e2eReport = readReport(E2E_REPORT);
const e2e = ranAny(e2eReport === undefined ? undefined : countsOfPlaywright(e2eReport));
const total = sum(unit ?? NO_TESTS, e2e ?? NO_TESTS);
const isComplete = outcomes.every(({ state }) => state === 'passed') && unit !== undefined && e2e !== undefined;

printTable(outcomes);
for (const failure of unitReport?.failures ?? []) console.log(`failed: ${failure}`);
for (const name of unitReport?.again ?? []) console.log(`passed at the second attempt: ${name}`);
console.log(`unit and component tests: ${describe(unit)}\nend-to-end tests: ${describe(e2e)}\n`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(isComplete && total.failed === 0 && total.passed > 0 ? 0 : 1);

/** Runs steps side by side, each once what it comes after has passed. */
async function runAll(todo: Step[], atOnce: number, before: Outcome[] = []): Promise<Outcome[]> {
  const done: Outcome[] = [];
  const waiting = [...todo];
  const active = new Set<Promise<void>>();
  const stateOf = (name: string) => [...before, ...done].find((outcome) => outcome.name === name)?.state;
  while (waiting.length > 0 || active.size > 0) {
    const next = waiting.findIndex(({ after = [] }) => after.every((name) => stateOf(name) !== undefined));
    if (next < 0 || active.size >= atOnce) {
      await Promise.race(active);
      continue;
    }
    const [step] = waiting.splice(next, 1);
    if (!step) continue;
    if (step.after?.some((name) => stateOf(name) !== 'passed')) {
      done.push({ name: step.name, seconds: 0, state: 'not run' });
      continue;
    }
    const work = runStep(step).then((outcome) => void done.push(outcome));
    const tracked: Promise<void> = work.finally(() => active.delete(tracked));
    active.add(tracked);
  }
  return done;
}

async function runStep({ name, work, isLoud }: Step): Promise<Outcome> {
  if (isLoud) console.log(`\n${name}`);
  const startedAt = performance.now();
  const { code, output } = await work().catch((error: unknown) => ({ code: 1, output: error instanceof Error ? error.message : String(error) }));
  const seconds = (performance.now() - startedAt) / 1000;
  const state = code === 0 ? 'passed' : 'failed';
  if (code !== 0 && !isLoud) console.log(`\n${name} failed:\n${output}`);
  else console.log(`${name}: ${state} (${seconds.toFixed(1)} s)`);
  return { name, seconds, state };
}

async function chromium(): Promise<Result> {
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  return { code: 0, output: '' };
}

async function callsMade(): Promise<Result> {
  const { lines, problems } = reportCalls(readCounts(CALLS));
  console.log(`\n${lines.join('\n')}\n`);
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}

async function secretsKept(): Promise<Result> {
  const traffic = reportTraffic(TRAFFIC);
  const built = secretsInBuild();
  console.log(`${traffic.line}\nsecrets in ${built.files} files of the build: ${built.problems.length} found`);
  const problems = [...traffic.problems, ...built.problems];
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}

function readReport<Report = unknown>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

function ranAny(counts: Counts | undefined): Counts | undefined {
  return counts && counts.passed + counts.failed > 0 ? counts : undefined;
}

function describe(counts: Counts | undefined): string {
  if (!counts) return 'none ran';
  const again = counts.flaky ? ` (${counts.flaky} passed at the second attempt)` : '';
  return `${counts.passed} passed${again}, ${counts.failed} failed, ${counts.skipped} skipped`;
}

function printTable(rows: Outcome[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`\n${'step'.padEnd(width)}  seconds  result`);
  for (const { name, seconds, state } of rows) console.log(`${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)}  ${state}`);
  console.log('');
}
