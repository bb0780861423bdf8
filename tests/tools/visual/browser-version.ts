import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { run } from '../processes.ts';
import { REFERENCES } from './references.ts';

const RECORD = join(REFERENCES, 'browser.json');
const RecordSchema = z.object({ chromium: z.number() });

/** The browser that the references are from. Another major version draws letters, fields and shadows in another way. */
const recordedMajor = (): number | undefined =>
  existsSync(RECORD) ? z.parse(RecordSchema, JSON.parse(readFileSync(RECORD, 'utf8'))).chromium : undefined;

export function recordBrowser(major: number): void {
  writeFileSync(RECORD, `{ "chromium": ${major} }\n`);
}

/** The major version in what `chromium --version` prints. */
function majorIn(text: string): number {
  const major = Number(/\b(\d+)\.\d+\.\d+/.exec(text)?.[1]);
  if (!major) throw new Error(`No version in: ${text}`);
  return major;
}

export const majorOf = async (path: string): Promise<number> => majorIn((await run([path, '--version'])).output);

/** Why this browser's pictures cannot be held beside the references; undefined when they can. */
export function browserProblem(major: number, recorded = recordedMajor()): string | undefined {
  if (recorded === major) return undefined;
  const remedy = 'npm run test:visual -- --update';
  if (recorded === undefined) return `There are no references yet, or not of every screen: ${remedy}`;
  return [
    `The references were made with Chromium ${recorded}, this is Chromium ${major}: its rendering differs, and nothing can be told by comparing.`,
    `Take Chromium ${recorded} (CHROMIUM_PATH), or update all references with \`${remedy}\` on a state that is known to be good, and look at what changed.`,
  ].join('\n');
}
