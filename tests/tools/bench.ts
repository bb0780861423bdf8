import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { navigation } from './bench/navigation.ts';
import { newVisitor } from './bench/new-visitor.ts';
import type { Section } from './bench/section.ts';
import { CHROMIUM_ARGUMENTS, findOrInstallChromium } from './browser.ts';
import { ensureBuild } from './build.ts';
import { runTool } from './processes.ts';
import { startPair } from './servers.ts';

// `npm run bench`: measures and prints tables; it judges nothing (the budgets are tests of their own). `npm run bench
// -- navigation` measures this section alone, and `npm run bench -- new-visitor http://localhost:3001` in turn with a
// shop that runs already, such as an older build.
const SECTIONS: Record<string, Section> = { 'new-visitor': newVisitor, navigation };

await runTool(async () => {
  const others = process.argv.slice(2).filter((argument) => URL.canParse(argument));
  const wanted = process.argv.slice(2).filter((argument) => !others.includes(argument));
  const unknown = wanted.filter((name) => !(name in SECTIONS));
  if (unknown.length > 0)
    throw new Error(`There is no section ${unknown.join(', ')}. There are: ${Object.keys(SECTIONS).join(', ')}`);

  const executablePath = await findOrInstallChromium();
  await ensureBuild();
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  for (const [name, section] of Object.entries(SECTIONS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    // a backend of its own: what another section left in memory does not count
    const { shop, mock } = await startPair();
    const running = others.map((url) => new URL(url));
    // the other sections are measured all the same
    await section(browser, [['', shop.url], ...running.map(({ host, origin }) => [host, origin] as const)]).catch(
      (error: unknown) => console.error(`\n${name}:`, error),
    );
    await Promise.all([shop.stop(), mock.stop()]);
  }
  await browser.close();
  return true;
});
