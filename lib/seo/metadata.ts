import type { Metadata } from 'next';
import { getConfiguration } from '@/lib/configuration/server';
import { env, isBuilding } from '@/lib/env';
import { DEFAULT_LOCALE, type Locale, LOCALE_TAGS, localizedPath, LOCALES, OPEN_GRAPH_LOCALES } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { routeOf } from '@/lib/routes';
import { clampDescription, clampTitle, wholeTitle } from '@/lib/seo/lengths';

/** A picture for networks, with its size in pixels and its MIME type. */
export type PageImage = { url: string; width: number; height: number; alt: string; type: string };

type Page = {
  locale: Locale;
  /**
   * Without language prefix, the same in all languages; `pathIn` where a language has its own slug. A narrowed list gives its
   * category's; what is cached for everybody, as an appointment's shell, the route without an id.
   */
  path: string;
  pathIn?: (locale: Locale) => string;
  title: string;
  description?: string;
  /** of lib/seo/preview; the home page's stands in */
  image?: PageImage;
  /** an article, and what there is to say of it beside its title */
  article?: { published: string; modified?: string | null; section?: string };
  /** by the table of routes, but for narrowed lists */
  isIndexed?: boolean;
};

/** An absolute address of this shop. Empty origin while building: nothing deployment-specific is baked in. */
export function absoluteUrl(path: string): string {
  return isBuilding() ? path : new URL(path, env().SITE_URL).href;
}

/**
 * Title, description, canonical, alternates and Open Graph of one page (specification 2, decisions, "Languages"). Title and
 * description come in whole and are cut to what search engines show. Never throws.
 */
export async function pageMetadata({ locale, path, pathIn = () => path, title, description, image, article, isIndexed }: Page): Promise<Metadata> {
  const name = textIn((await getConfiguration()).name, locale);
  const words = { title: clampTitle(title, locale), description: description && clampDescription(description, locale) };
  const urlIn = (one: Locale) => absoluteUrl(localizedPath(pathIn(one), one));
  const languages = Object.fromEntries(LOCALES.map((one) => [LOCALE_TAGS[one], urlIn(one)]));
  return {
    title: { absolute: wholeTitle(title, name, locale) },
    description: words.description,
    robots: (isIndexed ?? isIndexedPath(path)) ? undefined : { index: false, follow: true },
    alternates: { canonical: urlIn(locale), languages: { ...languages, 'x-default': urlIn(DEFAULT_LOCALE) } },
    openGraph: {
      ...words,
      siteName: name,
      url: urlIn(locale),
      ...(article
        ? { type: 'article', publishedTime: article.published, modifiedTime: article.modified ?? undefined, section: article.section }
        : { type: 'website' }),
      locale: OPEN_GRAPH_LOCALES[locale],
      alternateLocale: LOCALES.filter((one) => one !== locale).map((one) => OPEN_GRAPH_LOCALES[one]),
      images: [image ?? { url: absoluteUrl(`/og/${locale}/page/home`), width: 1200, height: 630, type: 'image/jpeg' }],
    },
  };
}

const isIndexedPath = (path: string): boolean => routeOf(path.split('?', 1)[0] ?? '')?.isIndexed === true;
