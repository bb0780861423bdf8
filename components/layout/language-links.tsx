'use client';
import { useTranslations } from 'next-intl';
import { placeHash } from '@/lib/client/keep-place';
import { useLocale, useParams, usePathname } from '@/lib/i18n/client';
import { type Locale, LOCALES, LOCALE_TABLE, localizedPath } from '@/lib/i18n/locales';
import { NO_VALUE, routeOf, shellIdIn } from '@/lib/routes';
import styles from './language-links.module.scss';

/** The accessible name holds the visible letters, by which speech control finds a link. */
function nameOf(locale: Locale): string {
  const { name, shortName } = LOCALE_TABLE[locale];
  return name.includes(shortName) ? name : `${shortName}, ${name}`;
}

/** The path and query by which the page is cached: without the id of a shell, and of a 404 the home page's. */
function useCachedUrl(): { path: string; query: string } {
  const pathname = usePathname();
  const params = useParams();
  const route = routeOf(pathname);
  if (!route) return { path: '/', query: '' };
  const id = shellIdIn(pathname);
  const values = (route.query?.cached ?? []).flatMap(({ key }) => {
    const value = params[key];
    return typeof value === 'string' && value !== NO_VALUE ? [[key, value]] : [];
  });
  return {
    path: id ? pathname.slice(0, -id.length - 1) : pathname,
    query: values.length > 0 ? `?${new URLSearchParams(values)}` : '',
  };
}

/**
 * The page in the other languages, in the bar and, `isWide`, in the menu. A change of language is a new document, so
 * these are plain links. A service or an article redirects to its slug in the language. The place on the page goes
 * along.
 */
export function LanguageLinks({ isWide = false }: { isWide?: boolean }) {
  const t = useTranslations('Layout');
  const locale = useLocale();
  const { path, query } = useCachedUrl();

  // Only the browser knows the whole query and the id, which may change on the page: read when the link is used.
  const completeAddress = (link: HTMLAnchorElement, to: Locale) => {
    const { pathname, search } = window.location;
    const id = shellIdIn(pathname);
    link.href = localizedPath(id ? `${path}/${id}` : path, to) + search + placeHash();
  };

  return (
    <nav className={styles.languages} aria-label={t('language')} data-wide={isWide || undefined}>
      {LOCALES.map((to) => (
        <a
          key={to}
          href={localizedPath(path, to) + query}
          lang={LOCALE_TABLE[to].tag}
          hrefLang={LOCALE_TABLE[to].tag}
          aria-label={isWide ? undefined : nameOf(to)}
          aria-current={to === locale ? 'true' : undefined}
          onPointerEnter={(event) => completeAddress(event.currentTarget, to)}
          onFocus={(event) => completeAddress(event.currentTarget, to)}
          onClick={(event) => completeAddress(event.currentTarget, to)}
        >
          {isWide ? LOCALE_TABLE[to].name : LOCALE_TABLE[to].shortName}
        </a>
      ))}
    </nav>
  );
}
