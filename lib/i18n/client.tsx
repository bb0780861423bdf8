'use client';
import { useLocale as useLocaleTag } from 'next-intl';
import NextLink from 'next/link';
import { usePathname as useNextPathname, useRouter as useNextRouter } from 'next/navigation';
import { type ComponentProps, useMemo } from 'react';
import { DEFAULT_LOCALE, type Locale, localeOf, localizedPath, splitLocale } from '@/lib/i18n/locales';

/** The language of the page. */
export const useLocale = (): Locale => localeOf(useLocaleTag()) ?? DEFAULT_LOCALE;

/** A link that keeps the language: `href` is a path of the shop without prefix, or leads elsewhere. */
export function Link({ href, ...rest }: Omit<ComponentProps<typeof NextLink>, 'href' | 'locale'> & { href: string }) {
  const locale = useLocale();
  return <NextLink href={href.startsWith('/') ? localizedPath(href, locale) : href} {...rest} />;
}

/** The path of the page without its language. */
export const usePathname = (): string => splitLocale(useNextPathname()).path;

type Options = { scroll?: boolean };

/** Navigation that keeps the language. */
export function useRouter() {
  const router = useNextRouter();
  const locale = useLocale();
  return useMemo(
    () => ({
      push: (href: string, options?: Options) => router.push(localizedPath(href, locale), options),
      replace: (href: string, options?: Options) => router.replace(localizedPath(href, locale), options),
      prefetch: (href: string) => router.prefetch(localizedPath(href, locale)),
      refresh: () => router.refresh(),
      back: () => router.back(),
    }),
    [router, locale],
  );
}
