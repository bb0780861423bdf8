'use client';
import { useEffect } from 'react';
import { useHydrated } from '@/lib/client/use-hydrated';
import { handleCaughtError } from '@/lib/error/lazy-chunks';
import { ERROR_MESSAGES } from '@/lib/error/error-messages';
import { type Locale, localizedPath, LOCALES, splitLocale, LOCALE_TABLE } from '@/lib/i18n/locales';

const STATUS = 500;

/** The last resort, when the layout or the error page itself has failed: it needs neither messages nor navigation. */
export function GlobalErrorView({ error, fontClass }: { error: Error & { digest?: string }; fontClass: string }) {
  // all three languages until JavaScript can read the URL
  const locale = useHydrated() ? splitLocale(location.pathname).locale : undefined;

  useEffect(() => handleCaughtError(error), [error]);

  return (
    <html lang={LOCALE_TABLE[locale ?? 'en'].tag} className={fontClass}>
      <body>
        <title>{ERROR_MESSAGES[locale ?? 'en'].error}</title>
        <meta name="robots" content="noindex" />
        <main id="main" data-error-page>
          <p data-error-code>{STATUS}</p>
          {(locale ? [locale] : LOCALES).map((one, index) => (
            <Message key={one} locale={one} Heading={index === 0 ? 'h1' : 'h2'} />
          ))}
          {error?.digest ? <p data-error-note>{error.digest}</p> : null}
        </main>
      </body>
    </html>
  );
}

/** With the same attributes as the page without components (lib/error/error-markup.ts), which its styles go by. */
function Message({ locale, Heading }: { locale: Locale; Heading: 'h1' | 'h2' }) {
  const t = ERROR_MESSAGES[locale];
  return (
    <section lang={LOCALE_TABLE[locale].tag} data-error-body>
      <Heading>{t.error}</Heading>
      <p data-error-text>{t.errorTitle}</p>
      <p data-error-note>{t.inError}</p>
      <p data-error-ways>
        <a href={localizedPath('/', locale)} data-error-main>
          {t.home}
        </a>
      </p>
    </section>
  );
}
