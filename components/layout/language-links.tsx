'use client';

import { useTranslations } from 'next-intl';
import { useLocale } from '@/lib/i18n/client';
import { LOCALE_NAMES, LOCALE_TAGS, type Locale, LOCALES, localizedPath, splitLocale } from '@/lib/i18n/locales';
import { usePathname } from '@/lib/i18n/navigation';
import styles from './language-links.module.scss';

const SHORT: Record<Locale, string> = { en: 'EN', zh: '繁', cn: '简' };

/** The whole name, which holds what is seen: speech control finds a link by its visible letters. */
const nameOf = (locale: Locale) => (LOCALE_NAMES[locale].includes(SHORT[locale]) ? LOCALE_NAMES[locale] : `${SHORT[locale]}, ${LOCALE_NAMES[locale]}`);

/** The page in the other languages: path and query stay. A change of language is a new document, so these are plain links. */
export function LanguageLinks({ look = 'short' }: { look?: 'short' | 'wide' }) {
  const t = useTranslations('Layout');
  const locale = useLocale();
  const pathname = usePathname();

  // The query, and the path of a page that is kept under another address, are known in the browser alone: read when used.
  const keepAddress = (link: HTMLAnchorElement, to: Locale) => {
    const { path } = splitLocale(window.location.pathname);
    link.href = localizedPath(path, to) + window.location.search;
  };

  return (
    <nav className={styles.languages} aria-label={t('language')} data-look={look}>
      {LOCALES.map((to) => (
        <a
          key={to}
          href={localizedPath(pathname, to)}
          suppressHydrationWarning
          lang={LOCALE_TAGS[to]}
          hrefLang={LOCALE_TAGS[to]}
          aria-label={look === 'wide' ? undefined : nameOf(to)}
          aria-current={to === locale ? 'true' : undefined}
          onPointerEnter={(event) => keepAddress(event.currentTarget, to)}
          onFocus={(event) => keepAddress(event.currentTarget, to)}
          onClick={(event) => keepAddress(event.currentTarget, to)}
        >
          {look === 'wide' ? LOCALE_NAMES[to] : SHORT[to]}
        </a>
      ))}
    </nav>
  );
}
