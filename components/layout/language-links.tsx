'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use } from 'react';
import { placeHash } from '@/lib/client/keep-place';
import { useLocale } from '@/lib/i18n/client';
import { type Locale, LOCALES, LOCALE_TABLE } from '@/lib/i18n/locales';
import styles from './language-links.module.scss';

/** The accessible name holds the visible letters, by which speech control finds a link. */
function nameOf(locale: Locale): string {
  const { name, shortName } = LOCALE_TABLE[locale];
  return name.includes(shortName) ? name : `${shortName}, ${name}`;
}

type Variant = 'short' | 'wide';
const VariantContext = createContext<Variant>('short');

/** The variant of the links inside it: the page renders them once, for the bar and for the menu. */
export function LanguageVariant({ variant, children }: { variant: Variant; children: ReactNode }) {
  return <VariantContext value={variant}>{children}</VariantContext>;
}

/**
 * The page in the other languages, by its final URL in each. A change of language is a new document, so these are
 * plain links. The place on the page goes along. `isIdShell`: one cached page serves every id, which follows the
 * URL.
 */
export function LanguageLinks({ urls, isIdShell = false }: { urls: Record<Locale, string>; isIdShell?: boolean }) {
  const t = useTranslations('Layout');
  const locale = useLocale();
  const isWide = use(VariantContext) === 'wide';

  // Only the browser knows the whole query and the id, which may change on the page: read when the link is used.
  const completeAddress = (link: HTMLAnchorElement, to: Locale) => {
    const { pathname, search } = window.location;
    const id = isIdShell ? pathname.slice(urls[locale].length) : '';
    link.href = urls[to].replace(/\?.*/, '') + id + search + placeHash();
  };

  return (
    <nav className={styles.languages} aria-label={t('language')} data-wide={isWide || undefined}>
      {LOCALES.map((to) => (
        <a
          key={to}
          href={urls[to]}
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
