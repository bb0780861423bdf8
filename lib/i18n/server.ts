import { getLocale as getNextIntlLocale } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';

/** The language of the page being rendered. */
export async function getLocale(): Promise<Locale> {
  const locale = await getNextIntlLocale();
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
