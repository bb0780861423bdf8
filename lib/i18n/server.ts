import { getLocale as getNextIntlLocale } from 'next-intl/server';
import { DEFAULT_LOCALE, type Locale, localeOf } from '@/lib/i18n/locales';

/** The language of the page being rendered. */
export async function getLocale(): Promise<Locale> {
  return localeOf(await getNextIntlLocale()) ?? DEFAULT_LOCALE;
}
