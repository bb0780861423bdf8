'use client';
import { useEffect } from 'react';
import { useLocale } from '@/lib/i18n/client';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '@/lib/i18n/locales';

/** Writes the locale cookie in the browser: pages that set a cookie could not be cached. */
export function RememberLocale() {
  const locale = useLocale();
  useEffect(() => {
    if (document.cookie.split('; ').includes(`${LOCALE_COOKIE}=${locale}`)) return;
    const isEmbedded = document.documentElement.dataset.embed === 'true';
    document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_DAYS * 24 * 60 * 60}; SameSite=${isEmbedded ? 'None; Secure' : 'Lax'}`;
  }, [locale]);
  return null;
}
