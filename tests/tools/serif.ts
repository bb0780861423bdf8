import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './project.ts';

// `node tests/tools/serif.ts`, after an update of the font. Headings have one weight: the file with all weights is 58
// kB, with this one 22 kB. The result is kept in `styles/`, not built.
const WEIGHT = 350;
const LATIN = [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœˆ˚˜–—‘’‚“”„•…‹›€™−∕'].join('');

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
);
const font = await subsetFont(readFileSync(source), LATIN, { targetFormat: 'woff2', variationAxes: { wght: WEIGHT } });
writeFileSync(join(ROOT, 'styles', `newsreader-${WEIGHT}.woff2`), font);

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
