import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

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

it('what the shop relies on in Next is a row of docs/framework-edges.md wherever it is used', () => {
  const rows = readFileSync('docs/framework-edges.md', 'utf8').split('\n');
  const isNamed = (name: string, file: string) =>
    rows.some((row) => row.includes(`\`${name}\``) && row.includes(`\`${file}\``));
  const used = globSync(['{app,components,lib}/**/*.{ts,tsx,js}', '{server,middleware,instrumentation}.ts'])
    .filter((file) => statSync(file).isFile())
    .flatMap((file) =>
      [...new Set(readFileSync(file, 'utf8').replace(COMMENT, '').match(NAME))].map((name) => ({ file, name })),
    );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter(({ name, file }) => !isNamed(name, file))).toEqual([]);
});
