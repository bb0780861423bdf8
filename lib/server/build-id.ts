import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let known: string | undefined;

/** The id of the build that runs; `development` where there is none. */
export function buildId(): string {
  known ??= readBuildId();
  return known;
}

function readBuildId(): string {
  try {
    return readFileSync(join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'development';
  }
}

/** The shop's version, of package.json. */
export const version = (): string =>
  (JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as { version: string }).version;
