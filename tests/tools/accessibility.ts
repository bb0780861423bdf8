import { findOrInstallChromium } from './browser.ts';
import { run, runTool } from './processes.ts';
import { packageCommand } from './project.ts';

// `npm run test:accessibility`: fifteen screens as a screen reader says them (docs/qa.md).
// `-- --update` keeps what is heard now; `-- -g "checkout"` takes a part.
const args = process.argv.slice(2);
const part = args.filter((argument) => argument !== '--update');

await runTool(async () => {
  const env = { CHROMIUM_PATH: await findOrInstallChromium() };
  const update = `--update-snapshots=${args.includes('--update') ? 'changed' : 'none'}`;
  const { code } = await run(
    packageCommand('@playwright/test', 'test', '-c', 'e2e/accessibility/playwright.config.ts', update, ...part),
    { env, echo: '' },
  );
  return code === 0;
});
