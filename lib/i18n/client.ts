'use client';
import { useLocale as useNextIntlLocale } from 'next-intl';
import { DEFAULT_LOCALE, type Locale, localeOf } from '@/lib/i18n/locales';

/** The language of the page, in client components. */
export function useLocale(): Locale {
  return localeOf(useNextIntlLocale()) ?? DEFAULT_LOCALE;
}
