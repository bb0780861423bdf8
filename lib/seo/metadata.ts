import type { Metadata } from 'next';
import { env, isBuilding } from '@/lib/env';
import { DEFAULT_LOCALE, type Locale, LOCALE_TAGS, localizedPath, LOCALES, OPEN_GRAPH_LOCALES } from '@/lib/i18n/locales';

type Page = {
  locale: Locale;
  /** without language prefix, the same in all languages; `pathIn` where a language has its own slug */
  path: string;
  pathIn?: (locale: Locale) => string;
  title: string;
  description?: string;
  image?: { url: string; width: number; height: number; alt: string };
  /** cart, account, authentication, order and result pages are not for search engines */
  isIndexed?: boolean;
};

/** An absolute address of this shop. Empty origin while building: nothing deployment-specific is baked in. */
export function absoluteUrl(path: string): string {
  return isBuilding() ? path : new URL(path, env().SITE_URL).href;
}

/** Title, description, canonical, alternates and Open Graph of one page (specification 2, decisions "Locales"). */
export function pageMetadata({ locale, path, pathIn = () => path, title, description, image, isIndexed = true }: Page): Metadata {
  const urlIn = (one: Locale) => absoluteUrl(localizedPath(pathIn(one), one));
  const languages = Object.fromEntries(LOCALES.map((one) => [LOCALE_TAGS[one], urlIn(one)]));
  return {
    title,
    description,
    robots: isIndexed ? undefined : { index: false, follow: true },
    alternates: isIndexed ? { canonical: urlIn(locale), languages: { ...languages, 'x-default': urlIn(DEFAULT_LOCALE) } } : undefined,
    openGraph: {
      title,
      description,
      url: urlIn(locale),
      type: 'website',
      locale: OPEN_GRAPH_LOCALES[locale],
      alternateLocale: LOCALES.filter((one) => one !== locale).map((one) => OPEN_GRAPH_LOCALES[one]),
      images: image ? [image] : [{ url: absoluteUrl('/og.png'), width: 1200, height: 630 }],
    },
  };
}
