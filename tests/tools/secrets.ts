import { globSync, readFileSync } from 'node:fs';
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

/** Looks for configured secrets in the build: it reads no variables, so none can be there. */
export function secretsInBuild(): string[] {
  const files = globSync('.next/{static,server}/**/*.{js,mjs,json,html,rsc,body,meta,css,txt,map}', { cwd: ROOT });
  return files.flatMap((file) =>
    leaksIn(readFileSync(join(ROOT, file), 'latin1'), configuredSecrets()).map((what) => `${what} in ${file}`),
  );
}
