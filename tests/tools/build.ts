import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.ts';
import { ROOT } from './project.ts';

/** What a build is made from. */
export const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'styles',
  'middleware.ts',
  'instrumentation.ts',
  'server.ts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Whether `.next` holds a production build that is newer than everything it is made from. */
function isBuildFresh(): boolean {
  const builtAt = newestIn(join(ROOT, '.next/BUILD_ID'));
  return builtAt > 0 && SOURCES.every((source) => newestIn(join(ROOT, source)) <= builtAt);
}

/** Builds the shop for production. Needs neither backend nor variables. */
export const build = ({ cwd = ROOT, echo }: { cwd?: string; echo?: string } = {}): Promise<{
  code: number;
  output: string;
}> =>
  run(['npm', 'run', '--silent', 'build'], {
    cwd,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    echo,
  });

/** Builds the shop unless it is built already. @throws Error when the build fails */
export async function ensureBuild(): Promise<void> {
  if (isBuildFresh()) return;
  console.log('Building the shop…');
  const { code, output } = await build();
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}

/** When the newest file at or below a path was changed; 0 where there is none. */
function newestIn(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestIn(join(path, name))), 0);
}
