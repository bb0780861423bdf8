import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Lets Node resolve the shop's own imports, `@/…` and those without endings. */
export const NODE = [process.execPath, '--import', './tests/mock-backend/resolve.mjs'];

/** An installed package's command as arguments for Node. No shell, npx or PATH. */
export const packageCommand = (name: string, ...args: string[]): string[] => [
  process.execPath,
  join(ROOT, 'node_modules/.bin', name),
  ...args,
];
