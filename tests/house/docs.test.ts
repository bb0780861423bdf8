import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const markdownIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted();
const ADRS = markdownIn('docs/adr').filter((file) => file !== 'README.md');
const PAGES = [
  'AGENTS.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  ...markdownIn('docs').map((file) => `docs/${file}`),
  'docs/operations/README.md',
  ...ADRS.map((file) => `docs/adr/${file}`),
].concat('docs/adr/README.md');
const read = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match);

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/**
 * Names of all files, for a module that is named without its folder. Without git (a downloaded archive) any name will
 * do.
 */
const names = existsSync('.git')
  ? new Set(
      execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split(
        /[\n/]/,
      ),
    )
  : undefined;

/** A path in one of the repository's folders, without placeholders (`lib/<domain>`, `app/[locale]/…`). */
const PATH = /^(?:app|components|lib|messages|styles|tests|e2e|docs|public)\/[^\s<>*…{}"]*$/;
const BARE_FILE = /^[\w.-]+\.(?:tsx?|mjs|conf|ya?ml)$/;
const isMissing = (path: string) =>
  PATH.test(path) ? !existsSync(path) : BARE_FILE.test(path) && names !== undefined && !names.has(path);

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

function deadLinks(page: string): string[] {
  return matches(read(page), /\]\(([^)\s]+)\)/g).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path ? join(dirname(page), path) : page;
    if (!existsSync(target)) return true;
    return (
      anchor !== undefined && !matches(read(target), /^#+ (.+)$/gm).some((heading) => anchorOf(heading) === anchor)
    );
  });
}

describe('documentation', () => {
  it.each(PAGES)('%s names files that exist', (page) => {
    const text = read(page);
    // the words of inline code (commands included), and the first word of a line in a block that lists folders
    const paths = [
      ...matches(text, /`([^`\n]+)`/g).flatMap((code) => code.split(' ')),
      ...matches(text, /^ {4}(\S+)/gm),
    ];
    // an ADR may name a module that an alternative would need
    expect(
      paths.filter((path) => (page.startsWith('docs/adr/') && BARE_FILE.test(path) ? false : isMissing(path))),
    ).toEqual([]);
  });

  it.each(PAGES)('%s has no dead links', (page) => expect(deadLinks(page)).toEqual([]));

  it.each(PAGES)('%s names npm scripts that exist', (page) => {
    expect(matches(read(page), /\bnpm run (\w[\w-]*(?::[\w-]+)*)/g).filter((script) => !(script in scripts))).toEqual(
      [],
    );
  });

  it('each decision names the file that it lives in', () => {
    const cells = read('docs/decisions.md')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| Decision'))
      .map((line) => line.split(' | ').at(-1) ?? '');
    const paths = cells.flatMap((cell) => matches(cell, /`([^`]+)`/g));
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    expect(cells.filter((cell) => !/`|\]\(/.test(cell))).toEqual([]);
  });

  it('ADRs are numbered without gaps, and the index lists each', () => {
    expect(ADRS.map((file) => Number(file.slice(0, 4)))).toEqual(ADRS.map((_, index) => index + 1));
    const index = read('docs/adr/README.md');
    expect(ADRS.filter((file) => !index.includes(`](${file})`))).toEqual([]);
  });

  it('AGENTS.md stays short', () => expect(read('AGENTS.md').split('\n').length).toBeLessThanOrEqual(81));
});
