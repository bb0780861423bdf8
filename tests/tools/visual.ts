import { findOrInstallChromium } from './browser.ts';
import { run, runTool } from './processes.ts';
import { packageCommand } from './project.ts';
import { browserProblem, majorOf, recordBrowser } from './visual/browser-version.ts';
import { measureReferences, packReferences } from './visual/references.ts';

// `npm run test:visual`: every screen, in one language and width, beside its reference (docs/qa.md).
// `-- --update` makes new references where a screen looks different; `-- -g "checkout"` takes a part of the screens.
const LIMIT_BYTES = 5_000_000;
const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const part = args.filter((argument) => argument !== '--update');

await runTool(async () => {
  const chromium = await findOrInstallChromium();
  const major = await majorOf(chromium);
  const problem = browserProblem(major);
  // a part made with another browser would leave references of two
  if (problem && !(isUpdate && part.length === 0)) throw new Error(problem);
  // with another browser all of them, also those that differ by less than the threshold
  const references = problem ? 'all' : 'changed';
  const update = isUpdate ? references : 'none';
  const { code } = await run(
    packageCommand(
      '@playwright/test',
      'test',
      '-c',
      'e2e/visual/playwright.config.ts',
      `--update-snapshots=${update}`,
      ...part,
    ),
    {
      env: { CHROMIUM_PATH: chromium },
      echo: '',
    },
  );
  if (isUpdate) console.log(`${await packReferences()} references updated`);
  if (isUpdate && problem && code === 0) recordBrowser(major);
  const { count, bytes } = measureReferences();
  console.log(`${count} references, ${(bytes / 1e6).toFixed(1)} MB, Chromium ${major}`);
  if (bytes > LIMIT_BYTES) throw new Error(`All references together may be ${LIMIT_BYTES / 1e6} MB.`);
  return code === 0;
});
