import { type Locale, LOCALE_TABLE } from '../../lib/i18n/locales.ts';
import { wordsFromElsewhere } from '../i18n/region-words.ts';
import { foreignCharacters } from '../i18n/scripts.ts';

/** Names in Latin letters in every language: the shop's, other companies', of formats, standards and units. */
const NAMES = new Set(
  `
    Atelier HK, Atelier HK Online, Atelier HK Limited, AtelierHK-demo, Demo Bank, WhatsApp, Instagram, Facebook, Google, Visa, Mastercard, iPhone,
    Wi-Fi, Cookie, App, AI, VR, FPS, SPC, HK, HKD, JPG, JPEG, PNG, WebP, HEIC, GIF, PDF, MB, RSS, Atom, LED, USB, mm, cm, kg, ${LOCALE_TABLE.en.name}
  `
    .toLowerCase()
    .split(',')
    .map((name) => name.trim()),
);

/** No words: URLs, codes with digits, 3D, 12/F, A–Z. */
const NO_WORDS =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[\w-]+(?:\.[\w-]+)*\.(?:hk|com|example)\b\S*|[\w-]*\d[\w/-]*|\b[A-Z]\b/g;
const WORD = "\\p{Script=Latin}[\\p{Script=Latin}\\p{M}'’&.-]*";
const LATIN = new RegExp(`${WORD}(?:[ \\u00a0]+${WORD})*`, 'gu');
const CHINESE = /\p{Script=Han}+/gu;
const LANGUAGE_NAMES = new RegExp(`${LOCALE_TABLE.zh.name}|${LOCALE_TABLE.cn.name}`, 'g');

/**
 * What of a text that stands unmarked on a page of this language is in another one: English words that are no names on
 * a Chinese page, Chinese on an English one. Undefined where nothing is. Texts with a `lang` of their own are judged by
 * that; `lang=""`, what customers wrote, is not judged.
 */
function foreignText(text: string, locale: Locale): string | undefined {
  if (locale === 'en') return text.replace(LANGUAGE_NAMES, ' ').match(CHINESE)?.join(' ');
  const words = [...text.replace(NO_WORDS, ' · ').matchAll(LATIN)].map(([run]) => withoutNames(run)).filter(Boolean);
  return words.length > 0 ? words.join(' ') : undefined;
}

/** The longest names go first: what is left of a run is no name. */
function withoutNames(run: string): string {
  const words = run.split(/\s+/);
  const left: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = words.length - at;
    while (length > 0 && !NAMES.has(nameOf(words.slice(at, at + length)))) length -= 1;
    if (length === 0) left.push(words[at] ?? '');
    at += Math.max(length, 1);
  }
  return left.join(' ');
}

const nameOf = (words: string[]) =>
  words
    .join(' ')
    .toLowerCase()
    .replace(/[.'’&-]+$/, '');

/** All that is wrong with a text on a page of this language, in words for a report: language, script, region. */
export function languageProblems(text: string, locale: Locale): string[] {
  const foreign = foreignText(text, locale);
  const problems = foreign ? [`text in another language: ${foreign}`] : [];
  if (locale === 'en') return problems;
  const characters = foreignCharacters(text, locale);
  if (characters.length > 0) problems.push(`characters of the other script: ${characters.join('')}`);
  const words = wordsFromElsewhere(text, locale);
  if (words.length > 0) problems.push(`words of another region: ${words.join(' ')}`);
  return problems;
}
