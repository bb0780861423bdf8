import type { Text } from '@/lib/api/shapes';
import { type Locale, LOCALES, type LocaleTag, LOCALE_TABLE } from '@/lib/i18n/locales';

/**
 * A text of the backend to be shown. `lang` is the language of a fallback, absent where the text is in the page's own.
 */
export type LocalizedText = { text: string; lang?: LocaleTag };

/** Spaces before what is counted, behind a currency, an ordinal or a name such as a month's, and in the city's. */
const WITHIN =
  /(?<=\d) (?=[\d\p{L}%°×])|(?<=[\p{Sc}×第約约逾近每年月]|\bHKD|sq|\b[A-Z][a-z]{1,15}) (?=\d|ft\b)|(?<=Hong) (?=Kong)/gu;
/** The space behind an article that begins a sentence: “A bathroom”. */
const BEHIND_ARTICLE = /(?<=[.!?] A) (?=\p{L})/gu;

/** The text with no line end between a number and its unit: “30 m²”, “7 天”, “HK$ 1,200”, “3 September 2026”. */
export const unparted = (text: string): string => text.replace(WITHIN, '\u00A0').replace(BEHIND_ARTICLE, '\u00A0');

/** The text with plain spaces again: for other programs, such as a map or a chat. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');

/** The text in a language, else in English, else in whichever language has it, else ''. */
export function localizedText(text: Text | null | undefined, locale: Locale): LocalizedText {
  for (const candidate of [locale, ...LOCALES]) {
    const found = text?.[candidate]?.trim();
    if (!found) continue;
    const joined = unparted(found);
    return candidate === locale ? { text: joined } : { text: joined, lang: LOCALE_TABLE[candidate].tag };
  }
  return { text: '' };
}

/** The text as a string: for page titles, alternative texts and other places that can name no language. */
export const textIn = (text: Text | null | undefined, locale: Locale): string => localizedText(text, locale).text;

/** Spread on the element that shows the text: its `lang` where that is not the page's. */
export function langIn(text: Text | null | undefined, locale: Locale): Pick<LocalizedText, 'lang'> {
  const { lang } = localizedText(text, locale);
  return lang ? { lang } : {};
}
