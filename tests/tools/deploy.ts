import { chromium } from '@playwright/test';
import { milliseconds, printTable } from './bench/table.ts';
import { findOrInstallChromium } from './browser.ts';
import { CHROMIUM_ARGUMENTS } from './chromium-arguments.ts';
import { removeCopy, startSwap, twoBuilds } from './deploy/builds.ts';
import { goThrough, type Result, VISITS } from './deploy/visits.ts';
import { onInterrupt } from './processes.ts';

// `npm run test:deploy`: two builds swapped under an open page. It goes on with one new document at most, and loses nothing.
let stopSwap = async () => {};
const stop = async () => {
  await stopSwap();
  removeCopy();
};
onInterrupt(stop);

try {
  const executablePath = await findOrInstallChromium();
  const [first, second] = await twoBuilds();
  const gone = [...first.files].filter((file) => !second.files.has(file));
  console.log(`first build ${first.id}, ${first.files.size} files; second ${second.id}: ${gone.length} of them are gone`);
  if (gone.length === 0) throw new Error('The builds do not differ: nothing would be tested.');
  const swap = await startSwap();
  stopSwap = swap.stop;
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const results: Result[] = [];
  for (const visit of VISITS) {
    // one after the other: they share one address
    await swap.serve(first);
    results.push(await goThrough(browser, swap.url, visit, () => swap.serve(second)));
  }
  await browser.close();
  printTable(
    'A new build under an open page',
    ['visit', 'documents', 'ms', ''],
    results.map(({ name, loads, ms, problem }) => [name, String(loads), milliseconds(ms), problem ? 'FAILED' : 'ok']),
  );
  const failed = results.filter(({ problem }) => problem);
  for (const { name, problem } of failed) console.error(`\n${name}\n${problem}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stop();
}
