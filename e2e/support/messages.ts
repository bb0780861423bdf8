import { readFileSync } from 'node:fs';
import { createTranslator, type MarkupTranslationValues } from 'next-intl';
import { type Locale, LOCALES, LOCALE_TABLE } from '../../lib/i18n/locales.ts';

export type Translate = (key: string, values?: MarkupTranslationValues) => string;

type Messages = { [key: string]: string | Messages };
const files = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    JSON.parse(readFileSync(new URL(`../../messages/${locale}.json`, import.meta.url), 'utf8')) as Messages,
  ]),
) as Record<Locale, Messages>;

/**
 * The words of the interface in a language, formatted as the shop formats them; a tag takes a function of its words.
 * An unknown key or a missing value fails the test.
 */
export function translatorOf(locale: Locale): Translate {
  const t = createTranslator({
    locale: LOCALE_TABLE[locale].tag,
    messages: files[locale],
    timeZone: 'Asia/Hong_Kong',
    onError: (error) => {
      throw error;
    },
  }) as unknown as { markup: Translate };
  return (key, values) => t.markup(key, values);
}
