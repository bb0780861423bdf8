import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/ui/query-provider';
import type { Locale } from '@/lib/i18n/locales';
import cn from '@/messages/cn.json';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';

/** The interface's words in each language; the keys' types are those of the English file. */
export const MESSAGES = { en, zh: zh as typeof en, cn: cn as typeof en };

/** What surrounds a component on a page of the shop: messages and React Query. */
export function ShopProviders({ locale = 'en', children }: { locale?: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Asia/Hong_Kong">
      <QueryProvider>{children}</QueryProvider>
    </NextIntlClientProvider>
  );
}
