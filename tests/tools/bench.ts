import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { type Figures, printGoals, type SectionName } from './bench/goals.ts';
import { interactions } from './bench/interactions.ts';
import { navigation } from './bench/navigation.ts';
import { newVisitor } from './bench/new-visitor.ts';
import type { Bench, Section } from './bench/section.ts';
import { CHROMIUM_ARGUMENTS, findOrInstallChromium } from './browser.ts';
import { ensureBuild } from './build.ts';
import { runTool } from './processes.ts';

// `npm run bench`: measures and prints tables; it judges nothing (the budgets are tests of their own). `npm run bench
// -- navigation interactions` measures these sections alone, and `npm run bench -- new-visitor http://localhost:3001`
// in turn with a shop that runs already, such as an older build.
const SECTIONS: Record<SectionName, Section> = {
  'new-visitor': newVisitor,
  navigation,
  interactions,
};

await runTool(async () => {
  const others = process.argv.slice(2).filter((argument) => URL.canParse(argument));
  const wanted = process.argv.slice(2).filter((argument) => !others.includes(argument));
  const unknown = wanted.filter((name) => !(name in SECTIONS));
  if (unknown.length > 0)
    throw new Error(`There is no section ${unknown.join(', ')}. There are: ${Object.keys(SECTIONS).join(', ')}`);
  const sections = (Object.keys(SECTIONS) as SectionName[]).filter(
    (name) => wanted.length === 0 || wanted.includes(name),
  );

  const executablePath = await findOrInstallChromium();
  await ensureBuild();
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const bench: Bench = { browser, others: others.map((url) => new URL(url).origin) };

  const figures: Figures = {};
  const failures: Partial<Record<SectionName, string>> = {};
  for (const name of sections) {
    const startedAt = performance.now();
    try {
      Object.assign(figures, await SECTIONS[name](bench));
    } catch (error) {
      // the other sections are measured all the same
      console.error(`\n${name}:`, error);
      failures[name] = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    }
    console.log(`(${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
  }
  await browser.close();
  printGoals(sections, figures, failures);
  return true;
});
