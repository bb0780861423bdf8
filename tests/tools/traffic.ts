import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from './project.ts';
import { exampleEnv } from './servers.ts';

/** Something that must not leave the shop. `what` is its kind: reports never hold the value. */
export type Secret = { what: string; value: string };

const TrafficSchema = z.object({ answers: z.number(), unread: z.number(), characters: z.number(), secrets: z.number(), leaks: z.array(z.string()) });
/** What one test read along: answers that reached the browser (`unread`: whose page was gone), their characters, secrets that were looked for. */
export type Traffic = z.infer<typeof TrafficSchema>;

/** The kinds of secrets that a text holds, each once. A code of digits must stand by itself. */
export function leaksIn(text: string, secrets: readonly Secret[]): string[] {
  const found = secrets.filter(
    ({ value }) => value !== '' && (/^\d+$/.test(value) ? new RegExp(`(?<![\\d.,-])${value}(?![\\d.,-])`).test(text) : text.includes(value)),
  );
  return [...new Set(found.map(({ what }) => what))];
}

/** Leaves what one test saw, for the end of a whole run. */
export function leaveTraffic(folder: string, traffic: Traffic): void {
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(traffic)}\n`);
}

/** What a whole run of the end-to-end tests saw, as one line, and what is wrong: secrets that came out, or nothing looked at. */
export function reportTraffic(folder: string): { line: string; problems: string[] } {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];
  const all = files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .map((text) => z.parse(TrafficSchema, JSON.parse(text))),
  );
  const sum = (of: (one: Traffic) => number): number => all.reduce((total, one) => total + of(one), 0);
  const leaks = [...new Set(all.flatMap((one) => one.leaks))];
  const [answers, secrets] = [sum((one) => one.answers), sum((one) => one.secrets)];
  const line = `secrets: ${secrets} looked for in ${answers} answers of ${all.length} tests (${(sum((one) => one.characters) / 1e6).toFixed(0)} million characters, ${sum((one) => one.unread)} gone unread) and in what the shop printed: ${leaks.length} found`;
  return { line, problems: [...leaks, ...(answers === 0 || secrets === 0 ? ['no traffic was read along'] : [])] };
}

const FOLDERS = ['.next/static', '.next/server'];
/** Variables whose values are secret. */
const SECRET_VARIABLES = ['GUEST_PASSWORD', 'REVALIDATE_SECRET'];

/**
 * Looks for the example's secrets in what a build has made: scripts for browsers, and pages and code of the server. A build
 * knows no variables, so that none can be there.
 */
export function secretsInBuild(root = ROOT): { files: number; problems: string[] } {
  const values = exampleEnv({ shop: '', mock: '' });
  const secrets = SECRET_VARIABLES.map((name) => ({ what: name, value: values[name] ?? '' }));
  const files = FOLDERS.flatMap((folder) => filesIn(join(root, folder)));
  return {
    files: files.length,
    problems: files.flatMap((file) => leaksIn(readFileSync(file, 'latin1'), secrets).map((what) => `${what} in ${file.slice(root.length + 1)}`)),
  };
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:m?js|json|html|rsc|body|meta|css|txt|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
