import { redirect as nextRedirect } from 'next/navigation';
import { type Locale, localizedPath } from '@/lib/i18n/locales';

/**
 * Links and navigation that keep the language: paths are written without prefix. next-intl's own wrappers would add 2
 * kB to every page for rules that a shop with one prefix per language does not need.
 */
export { Link, type Prefetch, usePathname, useRouter } from '@/lib/i18n/client';
export { notFound, useSearchParams } from 'next/navigation';

/** Redirects from a server component. */
export const redirect = ({ href, locale }: { href: string; locale: Locale }): never =>
  nextRedirect(localizedPath(href, locale));
