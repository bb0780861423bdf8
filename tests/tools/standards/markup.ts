import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { onEnd } from '../processes.ts';
import { findOrInstallJava } from './java.ts';

const execute = promisify(execFile);

/** Findings of the checker that are not followed, and why. */
export const NOT_FOLLOWED = [
  { finding: /^CSS: /, reason: 'its parser of CSS does not know @starting-style, container queries and field-sizing; the build parses all styles' },
  { finding: /^Attribute “passwordrules” not allowed/, reason: "Apple's: the passwords that Safari makes up keep to the shop's rule" },
  { finding: /^Trailing slash on void elements/, reason: 'how React writes them; each attribute is quoted' },
  { finding: /^Article lacks heading/, reason: 'a comment or review has an author and a date, and no title' },
];

type Message = { type: 'error' | 'info' | 'non-document-error'; url?: string; message: string; extract?: string };

/** The Nu Html Checker, which the W3C's validator runs, on pages as they were sent; it guesses their language, too. */
export async function askChecker(pages: { path: string; html: string }[]): Promise<{ problems: string[]; notFollowed: number[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-pages-'));
  onEnd(() => rmSync(folder, { recursive: true }));
  const files = pages.map(({ html }, index) => {
    const file = join(folder, `${index}.html`);
    writeFileSync(file, html);
    return file;
  });
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  // the report is on stderr, and longer than what `run` keeps
  const { stderr } = await execute(await findOrInstallJava(), ['-Xss4m', '-jar', jar, '--exit-zero-always', '--format', 'json', ...files], {
    maxBuffer: 100e6,
  });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const rule = ({ message }: Message) => NOT_FOLLOWED.findIndex(({ finding }) => finding.test(message));
  const places = Map.groupBy(
    messages.filter((message) => rule(message) < 0),
    ({ message }) => message,
  );
  return {
    problems: [...places].map(([message, [first, ...more]]) => {
      const path = pages[Number.parseInt(basename(first?.url ?? ''), 10)]?.path ?? first?.url;
      return `${message} ${path}${more.length > 0 ? ` and ${more.length} more` : ''}: ${first?.extract?.replaceAll(/\s+/g, ' ') ?? ''}`;
    }),
    notFollowed: NOT_FOLLOWED.map((_, index) => messages.filter((message) => rule(message) === index).length),
  };
}
