import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from './browser.ts';
import { type Environment, run, runTool } from './processes.ts';
import { findOrInstallPrograms, PROMTOOL } from './programs.ts';
import { NODE, packageCommand, ROOT } from './project.ts';
import { printTable } from './report.ts';

// `npm test`: the gate before a change is finished. `npm run test:all`: every test and every check. Names of steps take
// these alone: `npm run test:all -- lint deploy`.
const isAll = process.argv.includes('--all');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--all');
const SHOWN_LINES = 60;
/** In how many parts the sweeps run, one a day: the whole of them takes as long as all other steps together. */
const PARTS = 5;
const PART_OF_TODAY = (Math.floor(Date.now() / 86_400_000) % PARTS) + 1;

type Step = { name: string; command: () => string[] | Promise<string[]>; isRetried?: boolean; env?: Environment };
const npm = (script: string, ...more: string[]): Step => ({
  name: script.replace('test:', ''),
  command: () => ['npm', 'run', '--silent', script, ...(more.length > 0 ? ['--', ...more] : [])],
});

const IMPORTING = [
  'app',
  'components',
  'lib',
  'docs/backend/server.ts',
  'server.ts',
  'middleware.ts',
  'instrumentation.ts',
];
/** Every file and export is used, and every import keeps to .dependency-cruiser.mjs. */
const CODE: Step[] = [
  { name: 'unused', command: () => packageCommand('knip') },
  {
    name: 'boundaries',
    command: () => packageCommand('depcruise', '--config', '.dependency-cruiser.mjs', ...IMPORTING),
  },
];
/** Lists that run beside each other, each in its order: what stands below the build needs it. */
const BESIDE: Step[][] = [
  [npm('build'), npm('types'), { name: 'standards', command: standards }],
  [npm('format', '--check'), npm('lint'), npm('unit'), ...CODE],
];
const E2E = isAll
  ? ['turn-1', 'turn-2', 'turn-3', 'translated'].map((turn) => `--project=${turn}`)
  : ['--project=turn-1', '--grep=@gate'];
/** One after another: they use all processors. A busy machine must not say that the shop is broken. */
const ALONE: Step[] = [
  { name: 'crawl', command: () => [...NODE, 'tests/tools/crawl.ts'] },
  {
    name: 'e2e',
    command: () => packageCommand('playwright', 'test', ...E2E),
    env: { CI: '1', ...(isAll && { E2E_CALLS: join(tmpdir(), `calls-${process.pid}.jsonl`) }) },
  },
  ...(isAll ? [{ name: 'alerts', command: alerts }, ...namedChecks()] : []),
];

await runTool(async () => {
  const names = [...BESIDE.flat(), ...ALONE].map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  const rows: string[][] = [];
  const failures: string[] = [];

  async function passes({ name, command, isRetried, env }: Step, echo?: string): Promise<boolean> {
    if (wanted.length > 0 && !wanted.includes(name)) return true;
    if (echo !== undefined) console.log(`\n=== ${name}`);
    const startedAt = performance.now();
    const attempt = async () => run(await command(), { env, echo });
    const first = await attempt();
    const last = first.code !== 0 && isRetried ? await attempt() : first;
    const passed = last === first ? 'passed' : 'passed at the second attempt';
    const state = last.code === 0 ? passed : 'failed';
    rows.push([name, ((performance.now() - startedAt) / 1000).toFixed(1), state]);
    console.log(`${name}: ${state}`);
    if (last.code !== 0)
      failures.push(`\n=== ${name} failed`, last.output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'));
    return last.code === 0;
  }

  const lists = BESIDE.map(async (list) => {
    for (const step of list) if (!(await passes(step)) && step.name === 'build') return false;
    return true;
  });
  if ((await Promise.all(lists)).every(Boolean)) {
    process.env.CHROMIUM_PATH = await findOrInstallChromium();
    for (const step of ALONE) await passes(step, '');
  }
  console.log(failures.join('\n'));
  printTable('Steps', ['step', 'seconds', 'result'], rows);
  return failures.length === 0;
});

/** Every built script before es-check, with the browsers of package.json's `browserslist`. */
function standards(): string[] {
  const manifest = readFileSync(join(ROOT, '.next/build-manifest.json'), 'utf8');
  // no browser of the list loads the polyfills (`nomodule`)
  const { polyfillFiles } = JSON.parse(manifest) as { polyfillFiles: string[] };
  const files = ['.next/static/**/*.js', 'lib/offline/service-worker.js', '--not', polyfillFiles.join(',')];
  // axios asks whether there is one before it uses it
  return packageCommand('es-check', 'checkBrowser', ...files, '--checkFeatures', '--ignore', 'Uint8ArrayToBase64');
}

/** Each alert fires on its own failure and is silent without it. */
async function alerts(): Promise<string[]> {
  await findOrInstallPrograms(['prometheus']);
  return [PROMTOOL, 'test', 'rules', 'docs/operations/alerts.test.yml'];
}

/** A new `test:…` of package.json is one of them by its name. */
function namedChecks(): Step[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.entries(scripts)
    .filter(([name]) => name.startsWith('test:') && name !== 'test:all')
    .map(([name, script]) => ({
      ...(name === 'test:sweeps' ? npm(name, `--shard=${PART_OF_TODAY}/${PARTS}`) : npm(name)),
      // Playwright tries a test again by itself
      ...(script.startsWith('playwright') ? { env: { CI: '1' } } : { isRetried: true }),
    }));
}
