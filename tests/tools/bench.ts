import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { timeNavigations } from './bench/navigation.ts';
import { timeBlocking, timeFirstTaps } from './bench/new-visitor.ts';
import { CHROMIUM_ARGUMENTS, findOrInstallChromium } from './browser.ts';
import { ensureBuild } from './build.ts';
import { runTool } from './processes.ts';
import { startPair } from './servers.ts';

// `npm run bench`: measures and prints tables; it judges nothing (the budgets are tests of their own). `npm run bench
// -- http://localhost:3001` measures a shop that runs already, such as an older build.
await runTool(async () => {
  const executablePath = await findOrInstallChromium();
  const [given] = process.argv.slice(2);
  if (!given) await ensureBuild();
  const url = given ?? (await startPair()).shop.url;
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${url}`);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  for (const measure of [timeBlocking, timeFirstTaps, timeNavigations]) await measure(browser, url);
  await browser.close();
  return true;
});
