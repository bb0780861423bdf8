import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, isBuildFresh, SOURCES } from '../build.ts';
import { freePort, start, waitForAnswer } from '../processes.ts';
import { ROOT } from '../project.ts';
import { exampleEnv, type Server, startMock } from '../servers.ts';

/** What the second build is made of: inside of the first's folder, so that the bundler may follow the link to its packages. */
const COPY = join(ROOT, '.next-deploy');
/** Without the lockfile: the bundler would take its folder for a root of its own, and follow no link out of it. */
const COPIED = SOURCES.filter((source) => source !== 'package-lock.json');

/** A change as a deploy brings it: parts that an open page has not loaded yet are other files afterwards. */
const CHANGES: [file: string, before: string, after: string][] = [
  ['components/cart/cart-drawer.tsx', "'use client';", "'use client';\nexport const BUILT_AGAIN = 'cart drawer';"],
  ['components/cart/cart-drawer.tsx', '<ul>', '<ul data-build={BUILT_AGAIN}>'],
  [
    'lib/form/use-shop-form.ts',
    '',
    "\nexport const BUILT_AGAIN = 'shop form';\nif (typeof window !== 'undefined') document.documentElement.dataset.shopForm = BUILT_AGAIN;\n",
  ],
];

export type Build = { name: string; folder: string; id: string; files: Set<string> };

/** Two production builds of the shop: the tree as it is, and a copy of it with other contents in some of its parts. */
export async function twoBuilds(): Promise<[Build, Build]> {
  if (!isBuildFresh() && (await build({ echo: '' })).code !== 0) throw new Error('The build failed.');
  removeCopy();
  mkdirSync(COPY);
  symlinkSync('../node_modules', join(COPY, 'node_modules'));
  for (const source of COPIED) cpSync(join(ROOT, source), join(COPY, source), { recursive: true });
  for (const [file, before, after] of CHANGES) {
    const path = join(COPY, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has changed: what is to be replaced is not in it`);
    writeFileSync(path, before ? text.replace(before, after) : text + after);
  }
  const { code, output } = await build({ cwd: COPY });
  if (code !== 0) throw new Error(`The second build failed:\n${output}`);
  return [described('first', ROOT), described('second', COPY)];
}

export const removeCopy = (): void => rmSync(COPY, { recursive: true, force: true });

function described(name: string, folder: string): Build {
  const files = readdirSync(join(folder, '.next/static'), { recursive: true, encoding: 'utf8' });
  return { name, folder, id: readFileSync(join(folder, '.next/BUILD_ID'), 'utf8'), files: new Set(files.filter((file) => /\.(js|css)$/.test(file))) };
}

/** One address, whose server can be swapped for another build's. */
export async function startSwap(): Promise<{ url: string; mock: Server; serve: (build: Build) => Promise<void>; stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const mock = await startMock({ port: await freePort(), shopUrl: url });
  let server: ReturnType<typeof start> | undefined;
  return {
    url,
    mock,
    async serve({ folder }) {
      await server?.stop();
      server = start([process.execPath, 'server.ts'], {
        cwd: folder,
        env: { NODE_ENV: 'production', PORT: String(port), HOST: 'localhost', ...exampleEnv({ shop: url, mock: mock.url }) },
      });
      await waitForAnswer(`${url}/api/health`, server);
    },
    stop: async () => void (await Promise.all([server?.stop(), mock.stop()])),
  };
}
