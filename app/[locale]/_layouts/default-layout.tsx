import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CartSlot } from '@/components/cart/deferred';
import { AccountSlot, ProgressBar } from '@/components/layout/deferred';
import { ChunkWatch } from '@/components/error/chunk-watch';
import { RegisterServiceWorker } from '@/components/offline/register-service-worker';
import { OfflineBar } from '@/components/session/offline-bar';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { navTarget } from '@/components/layout/nav-address';
import { RememberLocale } from '@/components/layout/remember-locale';
import { ScrollDirection } from '@/components/layout/scroll-direction';
import { ScrollToTop } from '@/components/layout/scroll-to-top';
import { SkipLink } from '@/components/layout/skip-link';
import { ToastHost } from '@/components/ui/toast-host';
import { WishlistCount } from '@/components/wishlist/deferred';
import { env, isBuilding, isProduction } from '@/lib/env';
import { LOCALE_TAGS, localizedPath } from '@/lib/i18n/locales';
import { clientMessages } from '@/lib/i18n/messages';
import { getLocale } from '@/lib/i18n/server';
import { getConfiguration } from '@/lib/configuration/server';
import { textIn } from '@/lib/i18n/text';
import { MEMBER_SCRIPT } from '@/lib/session/member-script';
import { serif } from '@/styles/font';
import { GlobalAuthLayout } from './global-auth-layout';

/** The frame of every route: the document, the header with its personal parts, the page, the footer. */
export async function DefaultLayout({ children, languages }: { children: ReactNode; languages: ReactNode }) {
  const locale = await getLocale();
  const configuration = await getConfiguration();
  const feedTitle = (await getTranslations('Post'))('feedTitle', { name: textIn(configuration.name, locale) });
  const accountLinks = configuration.navbar.account_items
    .filter((item) => item.is_enabled && navTarget(item.path) === 'inside')
    .map((item) => ({ label: textIn(item.title, locale), path: item.path }));
  return (
    <html
      lang={LOCALE_TAGS[locale]}
      className={serif.variable}
      data-embed={!isBuilding() && env().CROSS_ORIGIN_EMBED ? 'true' : undefined}
      data-offline={isProduction() ? 'true' : undefined}
      // the script in the head adds an attribute
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: MEMBER_SCRIPT }} />
      </head>
      <body>
        {/* moves into the head; metadata would lose it on pages that name their own alternates */}
        <link rel="alternate" type="application/atom+xml" title={feedTitle} href={localizedPath('/feed.xml', locale)} />
        <NextIntlClientProvider messages={await clientMessages()}>
          <GlobalAuthLayout>
            <SkipLink />
            <Header
              configuration={configuration}
              locale={locale}
              languages={languages}
              account={<AccountSlot links={accountLinks} />}
              menuAccount={<AccountSlot links={accountLinks} look="menu" />}
              wishlist={<WishlistCount />}
              menuWishlist={<WishlistCount look="menu" />}
              cart={<CartSlot />}
            />
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <Footer configuration={configuration} locale={locale} />
            <OfflineBar />
            <ChunkWatch />
            <RegisterServiceWorker />
            <RememberLocale />
            <ScrollDirection />
            <ProgressBar />
            <ToastHost />
            <ScrollToTop />
          </GlobalAuthLayout>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
