import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { get as request } from '../http.ts';
import { freePort, start, waitForResponse } from '../processes.ts';
import { type Report, until } from '../report.ts';
import { assemble, healthCheck, sizeOf } from './image.ts';
import { temporaryFolder } from './proxy.ts';
import { checkRenewal, notify, servicePath } from './sharing.ts';
import type { Cluster } from './start.ts';

const NEXT_BUILD = 'the-next-build';
/** The base image's user `node`. */
const USER = 1000;
const MAX_MB = 210;
const STRAY = '.*(\\.map|\\.spec\\.ts|/mock-backend|/\\.env[^/]*|/shop/tests)';

/**
 * The shop as its image has it: the files that the Dockerfile copies and nothing else, read-only, and run by a user
 * without rights. It is given another build's id and the others' Redis: as during a deploy.
 */
export async function checkImage(cluster: Cluster, report: Report): Promise<void> {
  const { check } = report;
  const into = temporaryFolder();
  chmodSync(into, 0o755);
  const folder = assemble('shop', into);
  writeFileSync(join(folder, '.next/BUILD_ID'), NEXT_BUILD);
  const strays = execFileSync('find', [folder, '-regextype', 'posix-extended', '-regex', STRAY], {
    encoding: 'utf8',
  }).trim();
  check('the image’s files: no tests, no source maps, no variables', strays === '', strays || 'none');
  check(`they are small (without Node, at most ${MAX_MB} MB)`, sizeOf(folder) <= MAX_MB, `${sizeOf(folder)} MB`);
  const unlisted = unlistedPackages(folder);
  check('sbom.json lists every package in it', unlisted.length === 0, unlisted.join(', ') || 'none is missing');

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const locked = readOnly(folder);
  const shop = start([...locked.prefix, process.execPath, 'server.ts'], {
    cwd: folder,
    env: { ...cluster.env, NODE_ENV: 'production', PORT: String(port), HOME: '/nonexistent' },
  });
  await waitForResponse(`${url}/api/health`, shop);
  await checkAnswers(cluster, report, url, locked.how);
  check('it passes its own health check', healthCheck('shop', { PORT: String(port) }), 'the Dockerfile’s');
  await checkTwoBuilds(cluster, report, url);

  shop.process.kill('SIGTERM');
  const code = await Promise.race([
    shop.ended,
    new Promise<string>((resolve) => setTimeout(resolve, 10_000, 'still there after 10 s')),
  ]);
  check('and stops at SIGTERM', code === 0, `exit code ${code}`);
  const complaint = /^.*(?:EROFS|EACCES|EPERM|Cannot find module|MODULE_NOT_FOUND).*$/m.exec(shop.output())?.[0];
  check('it missed no file and no right to write', complaint === undefined, complaint ?? 'nothing in its log');
}

/** Packages of the image that its bill of materials (CycloneDX) does not list; all of them where there is none. */
function unlistedPackages(folder: string): string[] {
  const { bomFormat, components } = JSON.parse(readFileSync(join(folder, 'sbom.json'), 'utf8')) as {
    bomFormat: string;
    components: { purl: string }[];
  };
  const listed = new Set(bomFormat === 'CycloneDX' ? components.map(({ purl }) => decodeURIComponent(purl)) : []);
  return globSync('{*,@*/*}/package.json', { cwd: join(folder, 'node_modules') }).flatMap((file) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'node_modules', file), 'utf8')) as {
      name: string;
      version: string;
    };
    return listed.has(`pkg:npm/${name}@${version}`) ? [] : [`${name}@${version}`];
  });
}

/** What makes a folder read-only for the program that follows, but for the place for optimised pictures. */
function readOnly(folder: string): { prefix: string[]; how: string } {
  if (process.getuid?.() !== 0) {
    execFileSync('find', [folder, '-type', 'd', '-not', '-path', '*/.next/cache*', '-exec', 'chmod', 'a-w', '{}', '+']);
    return { prefix: [], how: 'folders without the right to write' };
  }
  const asUser = ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups'];
  const mounts = `mount --bind ${folder} ${folder} && mount -o remount,ro,bind ${folder} && mount -t tmpfs -o uid=${USER} tmpfs ${folder}/.next/cache`;
  try {
    execFileSync('unshare', ['-m', 'sh', '-c', mounts], { stdio: 'ignore' });
  } catch {
    return { prefix: asUser, how: `user ${USER}` };
  }
  return {
    prefix: ['unshare', '-m', 'sh', '-c', `${mounts} && cd ${folder} && exec ${asUser.join(' ')} "$@"`, 'sh'],
    how: `user ${USER}, mounted read-only`,
  };
}

async function checkAnswers(cluster: Cluster, { check }: Report, url: string, how: string): Promise<void> {
  const host = { host: new URL(cluster.proxy.url).host };
  const get = (path: string, headers: Record<string, string> = {}) => request(url + path, { ...host, ...headers });
  const service = servicePath(cluster);
  const { body } = await get(service);
  const found = (pattern: RegExp) => pattern.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '/nothing-was-found';
  const picture = found(/(\/_next\/image\?[^" ]+)/);
  const wrong: string[] = [];
  for (const [path, status, type] of [
    ['/', 200, 'text/html'],
    ['/shop/main/product?keyword=oak', 200, 'text/html'],
    [service, 200, 'text/html'],
    ['/nothing-here', 404, 'text/html'],
    [new URL(found(/<meta property="og:image" content="([^"]+)"/), url).pathname, 200, 'image/'],
    [picture, 200, 'image/'],
    [found(/(\/_next\/static\/[^"]+\.js)/), 200, 'javascript'],
    ['/icon.svg', 200, 'image/svg+xml'],
    ['/api/configuration/latest', 200, 'application/json'],
    ['/__mock__/requests', 404, 'text/html'],
  ] as const) {
    const answer = await get(path);
    const got = String(answer.headers['content-type']);
    if (answer.status !== status || !got.includes(type) || answer.body.length < 100)
      wrong.push(`${path}: ${answer.status} ${got}`);
  }
  check(
    `as ${how} it answers pages, calls, drawn and optimised pictures, files`,
    wrong.length === 0,
    wrong.join('; ') || 'all of them',
  );
  const again = String((await get(picture)).headers['x-nextjs-cache']);
  check('optimised pictures are stored in the one folder that it can write to', again === 'HIT', again);
}

/** Two builds with one Redis: pages are each one's own, and a change reaches both. */
async function checkTwoBuilds(cluster: Cluster, report: Report, next: string): Promise<void> {
  const [a] = cluster.shops;
  const path = cluster.unseen();
  await request(a.url + path);
  const stored = await until(async () => (await cluster.redis.keys(`*${path.split('/').at(-2)}*`)).length > 0);
  await cluster.backendCalls();
  const atNext = await request(next + path);
  const calls = await cluster.backendCalls();
  const from = String(atNext.headers['x-nextjs-cache']);
  const isOwn = stored !== undefined && from === 'MISS' && atNext.body.includes(NEXT_BUILD) && calls > 0;
  report.check('two builds beside each other never show each other’s pages', isOwn, `${from}, ${calls} backend calls`);
  const both: Cluster = { ...cluster, shops: [a, { ...a, url: next }] };
  await checkRenewal(both, report, 'the webhook at one build renews both', 18_505, () => notify(a.url, ['products']));
}
