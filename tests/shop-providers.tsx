import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/ui/query-provider';
import messages from '@/messages/en.json';

/** What surrounds a component on a page of the shop: messages and React Query. */
export function ShopProviders({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Hong_Kong">
      <QueryProvider>{children}</QueryProvider>
    </NextIntlClientProvider>
  );
}
