import type { AbstractIntlMessages } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import * as rootParams from 'next/root-params';
import { DEFAULT_LOCALE, type Locale, LOCALE_TAGS, localeOf } from '@/lib/i18n/locales';

/** Named one by one: a pattern would take the declarations beside them along. */
const FILES: Record<Locale, () => Promise<{ default: AbstractIntlMessages }>> = {
  en: () => import('@/messages/en.json'),
  zh: () => import('@/messages/zh.json'),
  cn: () => import('@/messages/cn.json'),
};

export default getRequestConfig(async ({ locale: asked }) => {
  const locale = localeOf(asked ?? (await rootParams.locale())) ?? DEFAULT_LOCALE;
  return {
    // `Intl` knows no language `cn`: it would count in the machine's own
    locale: LOCALE_TAGS[locale],
    messages: (await FILES[locale]()).default,
    timeZone: 'Asia/Hong_Kong',
  };
});
