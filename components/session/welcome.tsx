'use client';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { use, useState } from 'react';
import { offeredLines } from '@/lib/cart/guest-lines';
import { useLocale } from '@/lib/i18n/client';
import { type Locale, LOCALE_TAGS } from '@/lib/i18n/locales';
import { isReceiptDue } from '@/lib/session/receipt';
import { BringDialog } from './bring-dialog';
import { ReceiptDialog } from './receipt-dialog';

/** The words come along: nobody else's page carries them. */
const FILES = {
  en: () => import('@/messages/en.json'),
  zh: () => import('@/messages/zh.json'),
  cn: () => import('@/messages/cn.json'),
};
const loaded = new Map<Locale, Promise<AbstractIntlMessages>>();

function wordsOf(locale: Locale) {
  const known = loaded.get(locale) ?? FILES[locale]().then((file): AbstractIntlMessages => file.default);
  loaded.set(locale, known);
  return known;
}

/** What the page where a login has led has to say: what came along into a new account, or what a guest's cart still holds. */
export default function Welcome() {
  const locale = useLocale();
  const words = use(wordsOf(locale));
  const [isReceipt] = useState(isReceiptDue);
  const [lines] = useState(offeredLines);
  return (
    <NextIntlClientProvider locale={LOCALE_TAGS[locale]} messages={words} timeZone="Asia/Hong_Kong">
      {isReceipt ? <ReceiptDialog /> : null}
      {!isReceipt && lines.length > 0 ? <BringDialog lines={lines} /> : null}
    </NextIntlClientProvider>
  );
}
