import { findOrInstallChromium } from './browser.ts';
import { onInterrupt, run } from './processes.ts';
import { packageCommand } from './project.ts';
import { browserProblem, majorOf, recordBrowser } from './visual/browser-version.ts';
import { measureReferences, packReferences } from './visual/references.ts';

// `npm run test:visual`: every screen in each language, wide and small, beside its reference (docs/qa.md).
// `-- --update` makes references anew where a screen looks different; `-- -g "checkout"` takes a part of the screens.
const LIMIT_BYTES = 15_000_000;
const given = process.argv.slice(2);
const isUpdate = given.includes('--update');
const part = given.filter((argument) => argument !== '--update');
onInterrupt(async () => {});

try {
  const chromium = await findOrInstallChromium();
  const major = await majorOf(chromium);
  const problem = browserProblem(major);
  const isOther = problem !== undefined;
  // a part made with another browser would leave references of two
  if (isOther && !(isUpdate && part.length === 0)) throw new Error(problem);
  // with another browser all of them, also those that differ by less than what passes
  const update = isUpdate ? (isOther ? 'all' : 'changed') : 'none';
  const { code } = await run(packageCommand('@playwright/test', 'test', '-c', 'e2e/visual/playwright.config.ts', `--update-snapshots=${update}`, ...part), {
    env: { CHROMIUM_PATH: chromium },
    echo: '',
  });
  if (isUpdate) console.log(`${await packReferences()} references made anew`);
  if (isUpdate && isOther && code === 0) recordBrowser(major);
  const { count, bytes } = measureReferences();
  console.log(`${count} references, ${(bytes / 1e6).toFixed(1)} MB, Chromium ${major}`);
  if (bytes > LIMIT_BYTES) throw new Error(`All references together may be ${LIMIT_BYTES / 1e6} MB.`);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
