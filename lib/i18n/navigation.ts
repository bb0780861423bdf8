import { redirect as nextRedirect } from 'next/navigation';
import { type Locale, localizedPath } from '@/lib/i18n/locales';

/**
 * Links and navigation that keep the language: hrefs are written without a prefix. Three lines each on the framework's
 * own: next-intl's wrappers would cost every page 2 kB for what a shop with one prefix rule does not need.
 */
export { Link, usePathname, useRouter } from '@/lib/i18n/link';
export { notFound, useSearchParams } from 'next/navigation';

/** A path of the shop as the address of a language. */
export const getPathname = ({ href, locale }: { href: string; locale: Locale }): string => localizedPath(href, locale);

/** Leads elsewhere from a server component. */
export const redirect = ({ href, locale }: { href: string; locale: Locale }): never => nextRedirect(localizedPath(href, locale));
