'use client';
import { useCallback } from 'react';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath, splitLocale } from '@/lib/i18n/locales';
import { safeReturnPath } from '@/lib/session/guards';

/**
 * Where a login leads: back to `from`, when it is a path of this shop, else home. Guards put the whole path there,
 * client code the one without language: both come out in a language.
 */
export function returnAddress(search: string, locale: Parameters<typeof localizedPath>[1]): string {
  const from = safeReturnPath(new URLSearchParams(search).get('from'));
  if (!from) return localizedPath('/', locale);
  return splitLocale(from.split(/[?#]/)[0] ?? '').hasPrefix ? from : localizedPath(from, locale);
}

/**
 * Goes where the login leads. The browser loads that page anew: what this tab kept of the guest's pages (guards'
 * redirects included) is gone with it. The promise never resolves, so that the form stays busy until then.
 */
export function useReturn(): () => Promise<void> {
  const locale = useLocale();
  return useCallback(() => {
    location.assign(returnAddress(location.search, locale));
    return new Promise(() => {});
  }, [locale]);
}
