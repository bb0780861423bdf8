import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { navigation } from './bench/navigation.ts';
import { newVisitor } from './bench/new-visitor.ts';
import type { Bench, Section } from './bench/section.ts';
import { CHROMIUM_ARGUMENTS, findOrInstallChromium } from './browser.ts';
import { ensureBuild } from './build.ts';
import { runTool } from './processes.ts';

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
  const sections = Object.entries(SECTIONS).filter(([name]) => wanted.length === 0 || wanted.includes(name));

  const executablePath = await findOrInstallChromium();
  await ensureBuild();
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const bench: Bench = { browser, others: others.map((url) => new URL(url).origin) };

  for (const [name, section] of sections) {
    const startedAt = performance.now();
    try {
      await section(bench);
    } catch (error) {
      // the other sections are measured all the same
      console.error(`\n${name}:`, error);
    }
    console.log(`(${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
  }
  await browser.close();
  return true;
});
