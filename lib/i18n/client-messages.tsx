import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { clientMessages } from '@/lib/i18n/messages';

/** Gives the client components inside it these namespaces besides those of every page. */
export async function ClientMessages({ namespaces = [], children }: { namespaces?: string[]; children: ReactNode }) {
  return <NextIntlClientProvider messages={await clientMessages(...namespaces)}>{children}</NextIntlClientProvider>;
}
