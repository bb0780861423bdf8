import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/session/query-provider';
import { SessionProvider } from '@/components/session/session-provider';
import { absoluteUrl } from '@/lib/seo/metadata';
import { env, isBuilding } from '@/lib/env';
import { LOCALE_TAGS } from '@/lib/i18n/locales';
import { clientMessages } from '@/lib/i18n/messages';
import { getLocale } from '@/lib/i18n/server';
import { getConfiguration } from '@/lib/configuration/server';
import { textIn } from '@/lib/i18n/text';

// Every page is rendered on its first visit and kept; nothing is rendered at build time, so the build needs no backend.
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#faf8f5' };

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const name = textIn((await getConfiguration()).name, locale);
  return { metadataBase: new URL(absoluteUrl('/'), 'http://localhost'), title: { template: `%s | ${name}`, default: name }, openGraph: { siteName: name } };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return (
    <html lang={LOCALE_TAGS[locale]} data-embed={!isBuilding() && env().CROSS_ORIGIN_EMBED ? 'true' : undefined}>
      <body>
        <NextIntlClientProvider messages={await clientMessages()}>
          <QueryProvider>
            <SessionProvider>
              <main id="main">{children}</main>
            </SessionProvider>
          </QueryProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
