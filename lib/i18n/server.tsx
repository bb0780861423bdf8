import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { getMessages, getRequestConfig, getTranslations } from 'next-intl/server';
import * as rootParams from 'next/root-params';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, type Locale, localeOf, LOCALE_TABLE } from '@/lib/i18n/locales';

/** Named one by one: a pattern would include the declarations beside them. */
const FILES: Record<Locale, () => Promise<{ default: AbstractIntlMessages }>> = {
  en: () => import('@/messages/en.json'),
  zh: () => import('@/messages/zh.json'),
  cn: () => import('@/messages/cn.json'),
};

/** The language of the page being rendered: the folder `[locale]` of its path. */
export const getLocale = async (): Promise<Locale> => localeOf(await rootParams.locale()) ?? DEFAULT_LOCALE;

/**
 * next-intl's request configuration (next.config.mjs). Route handlers, which have no root params, name their `locale`.
 */
export default getRequestConfig(async ({ locale: requested }) => {
  const locale = localeOf(requested) ?? (await getLocale());
  // the tag, for `Intl`: it would format `cn` in the machine's own language
  return { locale: LOCALE_TABLE[locale].tag, messages: (await FILES[locale]()).default, timeZone: 'Asia/Hong_Kong' };
});

/**
 * Namespaces of the client components on every page. A page that has others names them: no HTML carries unused
 * messages.
 */
const EVERYWHERE = ['Ui', 'Layout', 'Toast', 'Session', 'Wishlist', 'CartDrawer', 'Compare', 'Common'];

/** Gives the client components inside it the messages of these namespaces besides those of every page. */
export async function ClientMessages({ namespaces = [], children }: { namespaces?: string[]; children: ReactNode }) {
  const messages: Record<string, unknown> = await getMessages();
  const chosen = [...EVERYWHERE, ...namespaces].flatMap((name) => (name in messages ? [[name, messages[name]]] : []));
  return <NextIntlClientProvider messages={Object.fromEntries(chosen)}>{children}</NextIntlClientProvider>;
}

/** The name of a table without caption, by its number on the page. */
export async function getTableLabel(): Promise<(number: number) => string> {
  const t = await getTranslations('RichText');
  return (number) => t('table', { number: String(number) });
}
