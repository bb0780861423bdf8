'use client';
import { useCallback } from 'react';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath, splitLocale } from '@/lib/i18n/locales';
import { safeReturnPath } from '@/lib/session/guards';

/**
 * Where a login leads: back to `from` if it is a path of this shop, else home. Guards put the whole path there, client
 * code the one without a language prefix: the result has one either way.
 */
export function urlAfterLogin(search: string, locale: Parameters<typeof localizedPath>[1]): string {
  const from = safeReturnPath(new URLSearchParams(search).get('from'));
  if (!from) return localizedPath('/', locale);
  return splitLocale(from.split(/[?#]/)[0] ?? '').hasPrefix ? from : localizedPath(from, locale);
}

/**
 * Leaves for the page that the login leads to. It is reloaded: what this tab cached as a guest (redirects of guards
 * included) is gone with this page. The promise never resolves, so that the form stays busy until then.
 */
export function useRedirectAfterLogin(): () => Promise<void> {
  const locale = useLocale();
  return useCallback(() => {
    location.assign(urlAfterLogin(location.search, locale));
    return new Promise(() => {});
  }, [locale]);
}
