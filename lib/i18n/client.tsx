'use client';
import { useLocale as useLocaleTag } from 'next-intl';
import NextLink from 'next/link';
import { usePathname as useNextPathname, useRouter as useNextRouter } from 'next/navigation';
import { type ComponentProps, type MouseEvent, useMemo, useState } from 'react';
import { leave } from '@/lib/client/leaving';
import { isFrugal, mayPrefetch } from '@/lib/client/prefetching';
import { useStore } from '@/lib/client/store';
import { DEFAULT_LOCALE, type Locale, localeOf, localizedPath, splitLocale } from '@/lib/i18n/locales';
import { isPrefetchable, publicPath } from '@/lib/routes';

export { useParams } from 'next/navigation';

// next-intl's `createNavigation` would add 2 kB to every page

/** The language of the page. */
export const useLocale = (): Locale => localeOf(useLocaleTag()) ?? DEFAULT_LOCALE;

type Own = 'href' | 'locale' | 'prefetch' | 'onPointerDown' | 'onFocus' | 'onNavigate';
type LinkProps = Omit<ComponentProps<typeof NextLink>, Own> & {
  /** a path of the shop without prefix, or a URL elsewhere */
  href: string;
  prefetch?: Prefetch;
};

/**
 * A likely next page: on touch screens, where nothing announces a tap, it is fetched once its link is in view. A mouse
 * comes to a link before it clicks.
 */
export type Prefetch = 'on-touch';

/**
 * A link that keeps the language. A cached page is fetched as soon as the pointer or the focus comes to its link, or a
 * button is pressed on it; pages of one customer and those that are rendered per request are fetched on the click.
 */
export function Link({ href, prefetch, onPointerEnter, onClick, ...rest }: LinkProps) {
  const locale = useLocale();
  const [isAimedAt, setAimedAt] = useState(false);
  const aim = () => setAimedAt(!isFrugal());
  // of a page's many links only these render again when prefetching begins
  const mayFetchInView = useStore(mayPrefetch, (may) => may && prefetch === 'on-touch');
  const isWanted = isAimedAt || (mayFetchInView && matchMedia('(hover: none)').matches);
  return (
    <NextLink
      href={href.startsWith('/') ? localizedPath(href, locale) : href}
      prefetch={isWanted ? isPrefetchable(href) : false}
      onPointerEnter={(event) => {
        aim();
        onPointerEnter?.(event);
      }}
      onPointerDown={aim}
      onFocus={aim}
      onClick={(event) => {
        onClick?.(event);
        letGo(event);
      }}
      onNavigate={leave}
      {...rest}
    />
  );
}

/**
 * Takes the focus from a link that a pointer followed and that goes with its page. A browser that removes the focused
 * element brings the styles of the page that is being left up to date first. Tab still goes on from where the link was.
 */
function letGo({ currentTarget: link, detail, defaultPrevented }: MouseEvent<HTMLAnchorElement>): void {
  if (detail > 0 && !defaultPrevented && link.closest('main')) link.blur();
}

/** The path of the page without its language. */
export const usePathname = (): string => publicPath(splitLocale(useNextPathname()).path);

type Options = { scroll?: boolean };

/** Navigation that keeps the language. */
export function useRouter() {
  const router = useNextRouter();
  const locale = useLocale();
  return useMemo(() => {
    const go = (how: 'push' | 'replace') => (href: string, options?: Options) => {
      leave();
      router[how](localizedPath(href, locale), options);
    };
    return {
      push: go('push'),
      replace: go('replace'),
      prefetch: (href: string) => router.prefetch(localizedPath(href, locale)),
      refresh: () => router.refresh(),
    };
  }, [router, locale]);
}
