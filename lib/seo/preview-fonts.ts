import 'server-only';
import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/i18n/locales';
import { charactersOf } from '@/lib/seo/woff';

/** A part of a font, as the drawing takes it. */
export type Font = { name: string; data: Buffer };

/** Latin and Chinese serifs, in the order in which a language looks for a character. */
const LATIN = 'newsreader';
const TRADITIONAL = 'cactus-classical-serif';
const SIMPLIFIED = 'zcool-xiaowei';
const FAMILIES: Record<Locale, string[]> = {
  en: [LATIN, TRADITIONAL, SIMPLIFIED],
  zh: [LATIN, TRADITIONAL, SIMPLIFIED],
  cn: [LATIN, SIMPLIFIED, TRADITIONAL],
};

type Part = { name: string; file: string; ranges: [first: number, last: number][] };
type LoadedPart = { font: Font; characters: Set<string> };
const partsOf = new Map<string, Part[]>();
const loaded = new Map<string, LoadedPart>();
/** Parts that are kept: about 35 kB each. */
const MAX_LOADED = 60;
/** What the drawing would take from elsewhere as a picture, and what is no letter at all. */
const NO_LETTER = /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFE00-\uFE0F]/gu;

/**
 * The parts of the fonts that hold a text's characters, and the text without those that no font has: for them the
 * drawing would ask a font service on the internet.
 * @throws Error when a font's package is damaged
 */
export function fontsFor(text: string, locale: Locale): { fonts: Font[]; isDrawable: (character: string) => boolean } {
  const missing = new Set(text.replace(NO_LETTER, ''));
  const known = new Set(missing);
  const fonts: Font[] = [];
  for (const family of FAMILIES[locale]) {
    for (const part of parts(family)) {
      if (!hasAny(part, missing)) continue;
      const { font, characters } = load(part);
      const here = [...missing].filter((character) => characters.has(character));
      if (here.length > 0) fonts.push(font);
      for (const character of here) missing.delete(character);
    }
  }
  return { fonts, isDrawable: (character) => known.has(character) && !missing.has(character) };
}

function hasAny({ ranges }: Part, characters: Set<string>): boolean {
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    if (ranges.some(([first, last]) => code >= first && code <= last)) return true;
  }
  return false;
}

/** The files of a family and the characters that they may have. Read where they lie: the build knows nothing of fonts. */
function parts(family: string): Part[] {
  const known = partsOf.get(family);
  if (known) return known;
  const { createRequire } = process.getBuiltinModule('node:module');
  const require = createRequire(`${process.cwd()}/package.json`);
  const declared = require(`@fontsource/${family}/unicode.json`) as Record<string, string>;
  const read = Object.entries(declared).map(([key, ranges]): Part => {
    const name = `${family}-${key.replace(/[[\]]/g, '')}`;
    return { name, file: require.resolve(`@fontsource/${family}/files/${name}-400-normal.woff`), ranges: ranges.split(',').map(rangeOf) };
  });
  partsOf.set(family, read);
  return read;
}

/** `U+4E00-4E0F` or `U+4E00`. */
function rangeOf(text: string): [first: number, last: number] {
  const [first = '', last = first] = text.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function load({ name, file }: Part): LoadedPart {
  const data = loaded.get(name) ?? read(name, file);
  loaded.delete(name);
  loaded.set(name, data);
  if (loaded.size > MAX_LOADED) loaded.delete(loaded.keys().next().value ?? '');
  return data;
}

function read(name: string, file: string): LoadedPart {
  const data = readFileSync(file);
  return { font: { name, data }, characters: charactersOf(data) };
}
