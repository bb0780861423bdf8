import { ensureBuild } from './build.ts';
import { run, runTool } from './processes.ts';
import { ENGINES, findOrInstallPrograms } from './programs.ts';
import { packageCommand } from './project.ts';

// `npm run test:engines`: the journeys of e2e/engines in Firefox and in WebKit, each wide in one of them and small in
// the other (docs/qa.md). `-- -g "cart"` takes a part of the journeys, `-- --project=webkit` one engine.
await runTool(async () => {
  await findOrInstallPrograms(ENGINES);
  await ensureBuild();
  const test = packageCommand('playwright', 'test', '-c', 'e2e/engines/playwright.config.ts');
  // WebKit has a screen that nobody sees
  const screen = ['xvfb-run', '-a', '-s', '-screen 0 1600x1000x24'];
  const { code } = await run([...screen, ...test, ...process.argv.slice(2)], {
    env: { WDIO_LOG_LEVEL: 'error' },
    echo: '',
  });
  return code === 0;
});
