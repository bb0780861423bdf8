import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.ts';
import { exampleEnv } from './servers.ts';

/** Something that must not leave the shop. `what` is its kind: reports never hold the value. */
export type Secret = { what: string; value: string };

/** The secrets of the configuration, as `.env.example` has them. */
export function configuredSecrets(): Secret[] {
  const variables = exampleEnv({ shop: '', mock: '' });
  return ['GUEST_PASSWORD', 'REVALIDATE_SECRET'].map((what) => ({ what, value: variables[what] ?? '' }));
}

/** The kinds of secrets that a text holds, each once. A code of digits must stand by itself. */
export function leaksIn(text: string, secrets: readonly Secret[]): string[] {
  const found = secrets.filter(
    ({ value }) =>
      value !== '' &&
      (/^\d+$/.test(value) ? new RegExp(`(?<![\\d.,-])${value}(?![\\d.,-])`).test(text) : text.includes(value)),
  );
  return [...new Set(found.map(({ what }) => what))];
}

/** Looks for configured secrets in a build: it reads no variables, so none can be there. */
export function secretsInBuild(root = ROOT): { files: number; problems: string[] } {
  const secrets = configuredSecrets();
  const files = ['.next/static', '.next/server'].flatMap((folder) => filesIn(join(root, folder)));
  return {
    files: files.length,
    problems: files.flatMap((file) =>
      leaksIn(readFileSync(file, 'latin1'), secrets).map((what) => `${what} in ${file.slice(root.length + 1)}`),
    ),
  };
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:m?js|json|html|rsc|body|meta|css|txt|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
