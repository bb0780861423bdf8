import type { Text } from '@/lib/api/shapes';
import { type Locale, LOCALES } from '@/lib/i18n/locales';

/** The text in a language; where it is missing in English, else in whichever language has it, else ''. */
export function textIn(text: Text | null | undefined, locale: Locale): string {
  if (!text) return '';
  for (const candidate of [locale, ...LOCALES]) {
    const value = text[candidate]?.trim();
    if (value) return value;
  }
  return '';
}
