import 'server-only';
import { readFile } from 'node:fs/promises';
import traditional from '@fontsource/cactus-classical-serif/unicode.json';
import latin from '@fontsource/newsreader/unicode.json';
import simplified from '@fontsource/zcool-xiaowei/unicode.json';
import { LRUCache } from 'lru-cache';

/** One file of a font family that is split by Unicode range, as satori takes it. */
export type OgFont = { name: string; data: Buffer };
type FontFile = { name: string; path: string; ranges: [first: number, last: number][] };

/**
 * A glyph comes from the first file that has it. The Traditional family has 9 of 10 Simplified characters too, in one
 * hand with the rest; what it lacks is rare.
 */
const FILES = [
  ...filesOf('newsreader', latin),
  ...filesOf('cactus-classical-serif', traditional),
  ...filesOf('zcool-xiaowei', simplified),
];
/**
 * Latin, punctuation, kana and Han. The ranges also name emoji and symbols that the files do not hold: they would be
 * drawn as empty boxes.
 */
const SUPPORTED =
  /[ -~\u00A0-\u017F\u1EA0-\u1EF9–—‘’“”•…€™\u3001-\u3019\u3041-\u3093\u30A1-\u30F6ー！-～\p{Script=Han}]/u;
/** satori parses a font once per buffer: common files stay in memory, some 50 kB each. */
const buffers = new LRUCache<string, Buffer>({ max: 100, fetchMethod: (path) => readFile(path) });

/** Removes the characters that no font has. */
export function drawableText(text: string): string {
  return [...text]
    .filter((character) => SUPPORTED.test(character) && FILES.some((file) => covers(file, character)))
    .join('');
}

/** The font files with the characters of a text. */
export function loadFonts(text: string): Promise<OgFont[]> {
  const characters = [...new Set(text)];
  const files = FILES.filter((file) => characters.some((character) => covers(file, character)));
  return Promise.all(files.map(async ({ name, path }) => ({ name, data: await buffers.forceFetch(path) })));
}

function covers({ ranges }: FontFile, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => code >= first && code <= last);
}

/** @param subsets the family's `unicode.json`: subset → `U+4E00-4E0F,U+4E11`; numbered subsets are `[12]` */
function filesOf(family: string, subsets: Record<string, string>): FontFile[] {
  return Object.entries(subsets).map(([subset, ranges]) => {
    const name = `${family}-${subset.replace(/[[\]]/g, '')}`;
    return {
      name,
      path: `${process.cwd()}/node_modules/@fontsource/${family}/files/${name}-400-normal.woff`,
      ranges: ranges.split(',').map(rangeOf),
    };
  });
}

function rangeOf(range: string): [first: number, last: number] {
  const [first = '', last = first] = range.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
