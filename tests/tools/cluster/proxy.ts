import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, onEnd, type Running, start, waitForResponse } from '../processes.ts';
import { ROOT } from '../project.ts';

/** `log` is its access log so far. */
export type Proxy = { url: string; program: Running; stop: () => Promise<void>; log: () => string };

/** An instance as `SHOPS` has it. */
export const instance = (port: number, host = '127.0.0.1'): string =>
  `server ${host}:${port} max_fails=1 fail_timeout=1s;`;

/** A folder that is gone when the tool ends. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-proxy-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** nginx as its image starts it, with the build's files beside it. */
export async function startProxy(shops: string[], { port }: { port?: number } = {}): Promise<Proxy> {
  const folder = temporaryFolder();
  const [site, run] = [join(folder, 'site'), join(folder, 'run')];
  const listen = `127.0.0.1:${port ?? (await freePort())}`;
  mkdirSync(run);
  // as this output cannot be opened
  writeFileSync(join(run, 'access.log'), '');
  cpSync(join(ROOT, '.next/static'), join(site, '_next/static'), { recursive: true });
  for (const file of ['nginx.conf', 'nginx.sh']) cpSync(join(ROOT, file), join(site, file));
  const isRoot = process.getuid?.() === 0;
  // root's workers would be another user, who cannot read these folders
  const program = start(['sh', join(site, 'nginx.sh'), ...(isRoot ? ['-g', 'user root;'] : [])], {
    env: { LISTEN: listen, RUN: run, SITE: site, SHOPS: shops.join(' '), PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const url = `http://${listen}`;
  await waitForResponse(`${url}/proxy-health`, program);
  return { url, program, stop: program.stop, log: () => readFileSync(join(run, 'access.log'), 'utf8') };
}
