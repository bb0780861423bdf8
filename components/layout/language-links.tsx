'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use } from 'react';
import { useLocale } from '@/lib/i18n/client';
import { LOCALE_NAMES, LOCALE_TAGS, type Locale, LOCALES } from '@/lib/i18n/locales';
import styles from './language-links.module.scss';

const SHORT: Record<Locale, string> = { en: 'EN', zh: '繁', cn: '简' };

/** The whole name, which holds what is seen: speech control finds a link by its visible letters. */
const nameOf = (locale: Locale) => (LOCALE_NAMES[locale].includes(SHORT[locale]) ? LOCALE_NAMES[locale] : `${SHORT[locale]}, ${LOCALE_NAMES[locale]}`);

type Look = 'short' | 'wide';
const LookContext = createContext<Look>('short');

/** How the links look inside it: the page hands in the same ones for the bar and for the menu. */
export function LanguageLook({ look, children }: { look: Look; children: ReactNode }) {
  return <LookContext value={look}>{children}</LookContext>;
}

/**
 * The page in the other languages, by its final address in each. A change of language is a new document, so these are plain
 * links. `isIdShell`: one cached page serves every id, which follows the address.
 */
export function LanguageLinks({ addresses, isIdShell = false }: { addresses: Record<Locale, string>; isIdShell?: boolean }) {
  const t = useTranslations('Layout');
  const locale = useLocale();
  const look = use(LookContext);

  // Only the browser knows the whole query and the id, which may change on the page: read when the link is used.
  const completeAddress = (link: HTMLAnchorElement, to: Locale) => {
    const { pathname, search } = window.location;
    const id = isIdShell ? pathname.slice(addresses[locale].length) : '';
    link.href = addresses[to].replace(/\?.*/, '') + id + search;
  };

  return (
    <nav className={styles.languages} aria-label={t('language')} data-look={look}>
      {LOCALES.map((to) => (
        <a
          key={to}
          href={addresses[to]}
          lang={LOCALE_TAGS[to]}
          hrefLang={LOCALE_TAGS[to]}
          aria-label={look === 'wide' ? undefined : nameOf(to)}
          aria-current={to === locale ? 'true' : undefined}
          onPointerEnter={(event) => completeAddress(event.currentTarget, to)}
          onFocus={(event) => completeAddress(event.currentTarget, to)}
          onClick={(event) => completeAddress(event.currentTarget, to)}
        >
          {look === 'wide' ? LOCALE_NAMES[to] : SHORT[to]}
        </a>
      ))}
    </nav>
  );
}
