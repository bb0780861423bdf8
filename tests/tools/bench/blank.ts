import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageCommand, ROOT } from '../project.ts';
import { freePort, run, start, waitForAnswer } from '../processes.ts';
import type { Server } from '../servers.ts';

/** Beside the sources, so that the framework finds the same packages. Left out of the repository like every build. */
const FOLDER = join(ROOT, '.next-blank');
const FILES = {
  'package.json': '{ "name": "blank", "private": true, "type": "module" }',
  'next.config.mjs': `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(ROOT)} } };`,
  'app/layout.js': 'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.js': 'export default function Page() { return <main><h1>Blank</h1></main>; }',
};

/** A blank page of the same framework, built and started as it comes: what the shop's pages are measured against. */
export async function startBlank(): Promise<Server> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(FOLDER, name), text);
  const built = await run(packageCommand('next', 'build'), { cwd: FOLDER, env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } });
  if (built.code !== 0) throw new Error(`The blank page could not be built:\n${built.output}`);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = start(packageCommand('next', 'start', '-p', String(port), '-H', 'localhost'), { cwd: FOLDER, env: { NODE_ENV: 'production' } });
  await waitForAnswer(url, program);
  const stop = async () => {
    await program.stop();
    rmSync(FOLDER, { recursive: true, force: true });
  };
  return { url, port, program, stop };
}
