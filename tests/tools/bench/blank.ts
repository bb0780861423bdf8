import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../project.ts';
import { freePort, onEnd, run, start, waitForResponse } from '../processes.ts';
import type { Server } from '../servers.ts';

const FILES = {
  'package.json': '{ "name": "blank", "private": true, "type": "module" }',
  'package-lock.json': '{ "name": "blank", "lockfileVersion": 3, "packages": {} }',
  'next.config.mjs': 'export default { poweredByHeader: false };',
  'app/layout.js': 'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.js': 'export default function Page() { return <main><h1>Blank</h1></main>; }',
  // a link between two pages as bare: how fast a navigation can be
  'app/first/page.js': page('First', '/second'),
  'app/second/page.js': page('Second', '/first'),
};

function page(title: string, href: string): string {
  return `import Link from 'next/link'; export default function Page() { return <main><h1>${title}</h1><Link href="${href}">next</Link></main>; }`;
}

/** A blank page of the same framework, built and started as it comes: what the shop's pages are measured against. */
export async function startBlank(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'blank-page-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  // a copy of the packages: the framework takes no links that lead out of the project
  for (const name of withDependencies(['next', 'react', 'react-dom']))
    cpSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const next = [process.execPath, join(folder, 'node_modules/next/dist/bin/next')];
  const built = await run([...next, 'build'], { cwd: folder, env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } });
  if (built.code !== 0) throw new Error(`The blank page could not be built:\n${built.output}`);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = start([...next, 'start', '-p', String(port), '-H', 'localhost'], { cwd: folder, env: { NODE_ENV: 'production' } });
  await waitForResponse(url, program);
  return { url, port, program, stop: program.stop };
}

/** Packages and all that they need, by name. */
function withDependencies(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const manifest = join(ROOT, 'node_modules', name, 'package.json');
    if (found.has(name) || !existsSync(manifest)) continue;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Record<string, string>>;
    withDependencies(Object.keys({ ...dependencies, ...optionalDependencies }), found);
  }
  return found;
}
