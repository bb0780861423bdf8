import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from './bench/table.ts';
import { findOrInstallChromium } from './browser.ts';
import { build, isBuildFresh } from './build.ts';
import { namedChecks, type Outcome, runChecks } from './named-checks.ts';
import { onInterrupt, run } from './processes.ts';
import { ROOT } from './project.ts';

// `npm run test:more`: every named `npm run test:…` one after another, for they measure load and use both processors.
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const checks = namedChecks(Object.keys(scripts), process.argv.slice(2));
onInterrupt(async () => {});

process.env.CHROMIUM_PATH = await findOrInstallChromium();
if (!isBuildFresh() && (await build({ echo: '' })).code !== 0) throw new Error('The build failed.');

const outcomes = await runChecks(checks, async (name) => {
  console.log(`\n=== npm run ${name}`);
  return run(['npm', 'run', '--silent', name], { echo: '' });
});
for (const { name, state, output } of outcomes) if (state === 'failed') console.log(`\nThe end of what ${name} printed:\n${output}`);
printTable(
  'Named checks',
  ['command', 'seconds', 'result'],
  outcomes.map(({ name, seconds, state }: Outcome) => [`npm run ${name}`, seconds.toFixed(0), state]),
);
process.exit(outcomes.length > 0 && outcomes.every(({ state }) => state !== 'failed') ? 0 : 1);
