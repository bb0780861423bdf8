import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGE = 'docs/framework-edges.md';
/** Names of Next and React that are no API. In comments they only explain. */
const NAME = new RegExp(
  [
    String.raw`x-next(?:js)?-[\w-]+|next-router-[\w-]+|x-prerender-[\w-]+|__prerender_\w+|__next_\w+|\b_rsc\b|(?<=headers\.)rsc\b`,
    String.raw`data-precedence|rscData|segmentData|\$R[A-Z]|TURBOPACK|\bNEXT_(?!DIST_DIR|RUNTIME)\w+|ChunkLoadError`,
    String.raw`unstable_\w+|globalThis\.fetch(?= =)|\bdigest(?=: )|next/dist[\w/-]*`,
  ].join('|'),
  'g',
);
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;

const codesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [names, files, , tests] = line.slice(2, -2).split(' | ');
    return { names: codesIn(names), files: codesIn(files), tests: codesIn(tests) };
  });

const sources = globSync([
  '{app,components,lib}/**/*.{ts,tsx,js}',
  '{server,middleware,instrumentation}.ts',
  'next.config.mjs',
]).filter((file) => statSync(file).isFile());
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(COMMENT, '');

describe('what the shop relies on in Next', () => {
  it('is in the table wherever it is used', () => {
    const used = sources.flatMap((file) => [...new Set(codeOf(file).match(NAME))].map((name) => ({ file, name })));
    expect(used.length).toBeGreaterThan(20);
    expect(
      used.filter(({ file, name }) => !rows.some(({ names, files }) => names.includes(name) && files.includes(file))),
    ).toEqual([]);
  });

  it.each(rows)('$names is used where the table says, and a test notices', ({ names, files, tests }) => {
    expect(files.filter((file) => !names.some((name) => codeOf(file).includes(name)))).toEqual([]);
    expect(names.filter((name) => !files.some((file) => codeOf(file).includes(name)))).toEqual([]);
    expect(tests).not.toEqual([]);
  });
});
