import { ensureBuild } from './build.ts';
import { run, runTool } from './processes.ts';
import { ENGINES, findOrInstallPrograms } from './programs.ts';
import { packageCommand } from './project.ts';

// `npm run test:engines`: the journeys of e2e/engines in Firefox and in WebKit, each wide in one of them and small in
// the other (docs/qa.md). `-- -g "cart"` takes a part of the journeys, `-- --project=webkit` one engine.
await runTool(async () => {
  await findOrInstallPrograms(ENGINES);
  await ensureBuild();
  const { code } = await run(
    packageCommand('@playwright/test', 'test', '-c', 'e2e/engines/playwright.config.ts', ...process.argv.slice(2)),
    { echo: '' },
  );
  return code === 0;
});
