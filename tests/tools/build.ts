import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.ts';
import { run } from './processes.ts';

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
const BUILD_ID = join(ROOT, '.next/BUILD_ID');

/** Whether `.next` holds a production build that is newer than everything it is made from. */
export function isBuildFresh(): boolean {
  const builtAt = modifiedAt(BUILD_ID);
  return builtAt > 0 && SOURCES.every((source) => newestIn(join(ROOT, source)) <= builtAt);
}

/** Builds the shop for production. Needs neither backend nor variables. */
export async function build({ echo, cwd }: { echo?: string; cwd?: string } = {}): Promise<{ code: number; output: string }> {
  return run(['npm', 'run', 'build'], { cwd, env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }, echo });
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newestIn(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestIn(join(path, name))), 0);
}
