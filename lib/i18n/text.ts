import type { Text } from '@/lib/api/shapes';
import { type Locale, LOCALES, type LocaleTag, LOCALE_TABLE } from '@/lib/i18n/locales';

/**
 * A text of the backend to be shown. `lang` is the language of a fallback, absent where the text is in the page's own.
 */
export type LocalizedText = { text: string; lang?: LocaleTag };

/** The text in a language, else in English, else in whichever language has it, else ''. */
export function localizedText(text: Text | null | undefined, locale: Locale): LocalizedText {
  for (const candidate of [locale, ...LOCALES]) {
    const found = text?.[candidate]?.trim();
    if (found) return candidate === locale ? { text: found } : { text: found, lang: LOCALE_TABLE[candidate].tag };
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
