'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { isChunkError, reloadOnce } from '@/lib/error/chunk-reload';
import { errorMarkup, errorTitle } from '@/lib/error/error-markup';
import { type Locale, LOCALE_TAGS, LOCALES, splitLocale } from '@/lib/i18n/locales';

const never = () => () => {};
/** The language of the address; undefined before JavaScript runs, when all three are shown. */
const useLocaleOfAddress = (): Locale | undefined =>
  useSyncExternalStore(
    never,
    () => splitLocale(location.pathname).locale,
    () => undefined,
  );

/** The last resort, when the layout or the error page itself has failed: it needs neither messages nor navigation. */
export function GlobalErrorView({ error, fontClass }: { error: Error & { digest?: string }; fontClass: string }) {
  const locale = useLocaleOfAddress();

  useEffect(() => {
    if (isChunkError(error)) reloadOnce();
  }, [error]);

  return (
    <html lang={LOCALE_TAGS[locale ?? 'en']} className={fontClass}>
      <head>
        <title>{errorTitle(locale ?? 'en', 'errorInError')}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </head>
      {/* the shop's own words, nothing that came from elsewhere */}
      <body dangerouslySetInnerHTML={{ __html: errorMarkup(locale ? [locale] : LOCALES, 'errorInError') }} />
    </html>
  );
}
