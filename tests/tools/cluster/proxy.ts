import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, onEnd, start, waitForResponse } from '../processes.ts';
import { ROOT } from '../project.ts';
import { NGINX } from '../programs.ts';

export type Proxy = { url: string; stop: () => Promise<void> };

/** Fills in `nginx.conf` as the image's start does. @throws Error when a variable has no value */
export function filledIn(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nginx.conf: \${${name}} has no value`);
    return value;
  });
}

/** nginx as the image runs it, in front of some ports of this machine, with the build's files beside it. */
export async function startProxy(shopPorts: number[], port?: number): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-proxy-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const listen = port ?? (await freePort());
  const site = join(folder, 'site');
  mkdirSync(join(folder, 'run'));
  cpSync(join(ROOT, '.next/static'), join(site, '_next/static'), { recursive: true });
  const configuration = filledIn(readFileSync(join(ROOT, 'nginx.conf'), 'utf8'), {
    BUILD_ID: readFileSync(join(ROOT, '.next/BUILD_ID'), 'utf8').trim(),
    LISTEN: `127.0.0.1:${listen}`,
    RUN: join(folder, 'run'),
    SITE: site,
    SHOPS: shopPorts.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(' '),
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  // root's workers would be another user, who cannot read these folders
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const program = start([NGINX, '-c', file, ...asRoot]);
  const url = `http://127.0.0.1:${listen}`;
  await waitForResponse(`${url}/api/health`, program);
  return { url, stop: program.stop };
}
