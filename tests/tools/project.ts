import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Results of test runs. Not part of the repository. */
export const CACHE = join(ROOT, 'node_modules/.cache/shop');

/** Lets Node resolve the shop's own imports, `@/…` and those without endings. */
export const NODE = [process.execPath, '--import', './tests/mock-backend/resolve.mjs'];

const require = createRequire(join(ROOT, 'package.json'));

/** An installed package's command as arguments for Node: `[node, script, …args]`. No shell, npx or PATH. */
export function packageCommand(name: string, ...args: string[]): string[] {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  const script = typeof bin === 'string' ? bin : Object.values(bin)[0];
  return [process.execPath, join(dirname(manifest), script ?? ''), ...args];
}
