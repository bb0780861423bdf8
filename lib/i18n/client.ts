'use client';
import { useLocale as useNextIntlLocale } from 'next-intl';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';

/** The language of the page, in client components. */
export function useLocale(): Locale {
  const locale = useNextIntlLocale();
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
