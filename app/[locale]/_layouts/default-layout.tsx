import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CartSlot } from '@/components/cart/cart-slot';
import { WithErrorPicture } from '@/components/error/error-picture';
import { OfflineBar } from '@/components/session/offline-bar';
import { SessionProvider } from '@/components/session/session-provider';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { ScrollToTop } from '@/components/layout/corner';
import { PageEffects } from '@/components/layout/page-effects';
import { SkipLink } from '@/components/layout/skip-link';
import { pictureProps } from '@/components/ui/picture';
import type { Blocks } from '@/components/ui/blocks';
import { ToastHost } from '@/components/ui/toast-host';
import { WishlistCount } from '@/components/wishlist/wishlist-count';
import { SEARCH_HREF } from '@/lib/catalog/listing';
import { env, isProduction } from '@/lib/env';
import { type Locale, localizedPath, LOCALE_TABLE } from '@/lib/i18n/locales';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import type { Configuration } from '@/lib/configuration/schema';
import { getConfiguration } from '@/lib/configuration/server';
import { textIn } from '@/lib/i18n/text';
import { HEAD_SCRIPT } from '@/lib/server/head-script';
import { serif } from '@/styles/font';
import { CompareHost, ProgressBar, WebVitals } from './deferred';

/** The global auth check of every route: below it the browser resumes its session, or becomes a guest. */
function GlobalAuthLayout({ children }: { children: ReactNode }) {
  return <SessionProvider>{children as Blocks}</SessionProvider>;
}

/** The root layout of every route: the document, the header with its personal parts, the page, the footer. */
export async function DefaultLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const configuration = await getConfiguration();
  const feedTitle = (await getTranslations('Post'))('feedTitle', { name: textIn(configuration.name, locale) });
  return (
    <html
      lang={LOCALE_TABLE[locale].tag}
      className={serif.variable}
      data-embed={env().CROSS_ORIGIN_EMBED ? 'true' : undefined}
      data-reports={env().BROWSER_REPORTS ? undefined : 'off'}
      data-offline={isProduction() ? 'true' : undefined}
      // the script in the head adds attributes
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
      </head>
      <body>
        {/* moves into the head; metadata would lose it on pages that name their own alternates */}
        <link rel="alternate" type="application/atom+xml" title={feedTitle} href={localizedPath('/feed.xml', locale)} />
        <ClientMessages>
          <GlobalAuthLayout>
            <Page configuration={configuration} locale={locale}>
              {children}
            </Page>
          </GlobalAuthLayout>
        </ClientMessages>
      </body>
    </html>
  );
}

interface PageProps {
  configuration: Configuration;
  locale: Locale;
  children: ReactNode;
}

/** The page between header and footer, and what belongs to every page. */
function Page({ configuration, locale, children }: PageProps) {
  const t = useTranslations('ErrorPages');
  const picture = configuration.page_texts.not_found?.picture;
  return (
    <>
      <SkipLink />
      <Header
        configuration={configuration}
        locale={locale}
        searchHref={SEARCH_HREF}
        lookUpHref="/shop/main/order"
        wishlist={<WishlistCount />}
        menuWishlist={<WishlistCount variant="menu" />}
        cart={<CartSlot />}
      />
      <WithErrorPicture
        picture={
          picture ? { ...pictureProps(picture), alt: textIn(picture.alt, locale) || t('notFoundPicture') } : undefined
        }
      >
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </WithErrorPicture>
      <Footer configuration={configuration} locale={locale} />
      <OfflineBar />
      <PageEffects />
      <ProgressBar />
      <CompareHost />
      <ToastHost />
      <ScrollToTop />
      {env().WEB_VITALS ? <WebVitals /> : null}
    </>
  );
}
