import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { run, runTool } from './processes.ts';
import { CACHE, packageCommand } from './project.ts';
import { printTable } from './report.ts';
import { readResults } from './test-results.ts';

// `npm run models`: the properties and models of `npm test` with a seed that nobody chose, and ten times as many runs.
// `npm run models -- cart` takes the files whose path has these words.
const REPORT = join(CACHE, 'models.json');
const { FC_SEED = String(randomInt(2 ** 31)), FC_RUNS = '10' } = process.env;

await runTool(async () => {
  mkdirSync(CACHE, { recursive: true });
  rmSync(REPORT, { force: true });
  const words = process.argv.slice(2);
  const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
  // by pattern, as several filters of vitest would be either of them
  const listed = await run(packageCommand('vitest', 'list', '--filesOnly', '.model.test.', '.properties.test.'), {
    env: { NO_COLOR: '1' },
  });
  const files = listed.output.split('\n').flatMap((line) => /tests\/\S+$/.exec(line)?.[0] ?? []);
  console.log(`seed ${FC_SEED}, ${FC_RUNS} times as many runs as in npm test`);
  const { code, output } = await run(
    packageCommand(
      'vitest',
      'run',
      '--testTimeout=600000',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${REPORT}`,
      ...files.filter(isWanted),
    ),
    { env: { FC_SEED, FC_RUNS, NO_COLOR: '1' } },
  );
  if (code !== 0) console.log(output);
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8')) as JsonTestResults;
  printTable(
    'Properties and models',
    ['file', 'passed', 'failed', 'seconds'],
    testResults.map(({ name, assertionResults: tests, startTime, endTime }) => [
      basename(name),
      ...['passed', 'failed'].map((state) => String(tests.filter(({ status }) => status === state).length)),
      ((endTime - startTime) / 1000).toFixed(1),
    ]),
  );
  const { passed, failed } = readResults({ vitest: REPORT });
  for (const line of failed) console.log(`failed: ${line}`);
  console.log(
    `\n${passed} passed, ${failed.length} failed; the same again: FC_SEED=${FC_SEED} FC_RUNS=${FC_RUNS} npm run models`,
  );
  return code === 0 && failed.length === 0;
});
