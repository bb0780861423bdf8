import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findOrInstallChromium } from './browser.ts';
import { build, ensureBuild, SOURCES } from './build.ts';
import { visitDuring, VISITS } from './deploy/visits.ts';
import { freePort, onEnd, runTool } from './processes.ts';
import { ROOT } from './project.ts';
import { printTable } from './report.ts';
import { exampleEnv, type Server, startMock, startShop } from './servers.ts';

// Two builds swapped under an open page. It goes on with one new document at most, and loses
// nothing.
/** The second build's folder, inside the first's, so that the bundler may follow the link to its packages. */
const COPY = join(ROOT, '.next-deploy');
/** Without the lockfile: the bundler would take its folder for a root of its own, and follow no link out of it. */
const COPIED = SOURCES.filter((source) => source !== 'package-lock.json');
/** A change as a deploy brings it: chunks that an open page has not loaded yet have other names afterwards. */
const CHANGED = ['components/cart', 'lib/form'];
const CHANGE = "\nif (typeof window !== 'undefined') document.documentElement.dataset.build = 'second';\n";

await runTool(async () => {
  const executablePath = await findOrInstallChromium();
  await ensureBuild();
  await buildCopy();
  const gone = filesOf(ROOT).filter((file) => !filesOf(COPY).includes(file));
  console.log(`${gone.length} of ${filesOf(ROOT).length} files of the first build are gone in the second`);
  if (gone.length === 0) throw new Error('The builds do not differ: nothing would be tested.');

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const mock = await startMock({ port: await freePort(), shopUrl: url });
  let shop: Server | undefined;
  const serve = async (cwd: string) => {
    await shop?.stop();
    shop = await startShop({ port, cwd, env: exampleEnv({ shop: url, mock: mock.url }) });
  };
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const rows: string[][] = [];
  const problems: string[] = [];
  for (const visit of VISITS) {
    await serve(ROOT);
    const { loads, problem } = await visitDuring(browser, url, visit, () => serve(COPY));
    rows.push([visit.name, String(loads), problem ? 'FAILED' : 'ok']);
    if (problem) problems.push(`\n${visit.name}\n${problem}`);
  }
  await browser.close();
  printTable('A new build under an open page', ['visit', 'documents', ''], rows);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
});

async function buildCopy(): Promise<void> {
  const remove = () => rmSync(COPY, { recursive: true, force: true });
  remove();
  onEnd(remove);
  mkdirSync(COPY);
  symlinkSync('../node_modules', join(COPY, 'node_modules'));
  for (const source of COPIED) cpSync(join(ROOT, source), join(COPY, source), { recursive: true });
  for (const folder of CHANGED)
    for (const file of readdirSync(join(COPY, folder))) {
      const path = join(COPY, folder, file);
      if (/\.tsx?$/.test(file) && !readFileSync(path, 'utf8').includes('server-only')) appendFileSync(path, CHANGE);
    }
  const { code, output } = await build({ cwd: COPY });
  if (code !== 0) throw new Error(`The second build failed:\n${output}`);
}

function filesOf(folder: string): string[] {
  return readdirSync(join(folder, '.next/static'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css)$/.test(file),
  );
}
