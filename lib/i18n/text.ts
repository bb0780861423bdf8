import type { Text } from '@/lib/api/shapes';
import { LOCALE_TAGS, type Locale, LOCALES, type LocaleTag } from '@/lib/i18n/locales';

/** A text as it is shown. `lang` says which language stands in where the page's own is missing. */
export type Words = { text: string; lang?: LocaleTag };

/** The text in a language; where it is missing in English, else in whichever language has it, else ''. */
export function wordsIn(text: Text | null | undefined, locale: Locale): Words {
  for (const candidate of [locale, ...LOCALES]) {
    const words = text?.[candidate]?.trim();
    if (words) return candidate === locale ? { text: words } : { text: words, lang: LOCALE_TAGS[candidate] };
  }
  return { text: '' };
}

/** The same as plain text: for titles of pages, alternative texts and other places that can name no language. */
export const textIn = (text: Text | null | undefined, locale: Locale): string => wordsIn(text, locale).text;

/** Spread on the element that shows the text: its language where that is not the page's, and nothing else. */
export function langIn(text: Text | null | undefined, locale: Locale): Pick<Words, 'lang'> {
  const { lang } = wordsIn(text, locale);
  return lang ? { lang } : {};
}
