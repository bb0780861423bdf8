import { getRequestConfig } from 'next-intl/server';
import * as rootParams from 'next/root-params';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

export default getRequestConfig(async ({ locale: asked }) => {
  const candidate = asked ?? (await rootParams.locale());
  const locale = isLocale(candidate) ? candidate : DEFAULT_LOCALE;
  return {
    locale,
    messages: (await import(`../../messages/${locale}.json`)).default,
    timeZone: 'Asia/Hong_Kong',
  };
});
