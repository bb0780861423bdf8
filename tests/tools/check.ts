import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './browser.ts';
import { build } from './build.ts';
import { checkCalls, checkSecrets, emptyRecords } from './e2e-records.ts';
import { run, runTool } from './processes.ts';
import { findOrInstallPrograms, PROMTOOL } from './programs.ts';
import { CACHE, NODE, packageCommand, ROOT } from './project.ts';
import { printOutcomes, type Result, runSteps, type Step } from './steps.ts';

// `npm test`: everything that must hold before a change is finished, with each test once. `npm run test:all`: the same
// with all turns and projects of the tests that have some, and every named check (`test:…` of package.json). Names of
// steps take these alone: `npm run test:all -- lint deploy`.
const isAll = process.argv.includes('--all');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--all');
const RECORDS = join(CACHE, 'e2e');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

const quiet = (name: string, command: string[], more: Partial<Step> = {}): Step => ({
  name,
  work: () => run(command),
  ...more,
});
const npm = (name: string): string[] => ['npm', 'run', '--silent', name];

const STEPS: Step[] = [
  { name: 'build', work: () => build() },
  { name: 'chromium', work: chromium },
  quiet('format', packageCommand('oxfmt', '--check')),
  quiet('lint', packageCommand('oxlint')),
  ...['unused', 'boundaries'].filter((name) => name in scripts).map((name) => quiet(name, npm(name))),
  // the framework writes the types of its routes while it builds
  quiet('types', npm('types'), { after: ['build'] }),
  // a backend in the shapes of PHP, and pages that a translator changes, are the same tests a second time
  quiet('unit', packageCommand('vitest', 'run', ...(isAll ? [] : ['--project=rules', '--project=components']))),
  {
    name: 'crawl',
    after: ['build'],
    isAlone: true,
    isLoud: true,
    work: () => run([...NODE, 'tests/tools/crawl.ts'], { echo: '' }),
  },
  { name: 'e2e', after: ['build', 'chromium'], isAlone: true, isLoud: true, work: endToEnd },
  { name: 'calls', after: ['e2e'], isAlone: true, work: () => checkCalls(RECORDS) },
  { name: 'secrets', after: ['e2e'], isAlone: true, work: () => checkSecrets(RECORDS) },
  ...(isAll ? [{ name: 'alerts', work: alerts }, ...namedChecks()] : []),
];

await runTool(async () => {
  const names = STEPS.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  mkdirSync(CACHE, { recursive: true });
  emptyRecords(RECORDS);

  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const outcomes = await runSteps(STEPS.filter(({ name }) => isWanted(name)));
  printOutcomes(outcomes);
  return outcomes.every(({ state }) => state.startsWith('passed'));
});

async function chromium(): Promise<Result> {
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  return { code: 0, output: '' };
}

/** Each alert fires on its own failure and is silent without it. */
async function alerts(): Promise<Result> {
  await findOrInstallPrograms(['prometheus']);
  return run([PROMTOOL, 'test', 'rules', 'docs/operations/alerts.test.yml']);
}

function endToEnd(): Promise<Result> {
  const projects = isAll ? ['turn-1', 'turn-2', 'turn-3', 'translated', 'php-shapes'] : ['turn-1'];
  return run(packageCommand('@playwright/test', 'test', ...projects.map((name) => `--project=${name}`)), {
    env: { E2E_RECORDS: RECORDS },
    echo: '',
  });
}

/** One after another: they use all processors. A new `test:…` of package.json is one of them by its name. */
function namedChecks(): Step[] {
  const names = Object.keys(scripts).filter((name) => name.startsWith('test:') && name !== 'test:all');
  return [...names, 'lighthouse'].map((script) => ({
    name: script.replace('test:', ''),
    after: ['build', 'chromium'],
    isAlone: true,
    isLoud: true,
    isRetried: true,
    work: () => run(npm(script), { echo: '' }),
  }));
}
