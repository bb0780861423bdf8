import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getConfiguration } from '@/lib/configuration/server';
import { DEFAULT_LOCALE, type Locale, LOCALES, LOCALE_TABLE } from '@/lib/i18n/locales';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { routeOf } from '@/lib/routes';
import { clampDescription, clampTitle, wholeTitle } from '@/lib/seo/lengths';
import { OG_IMAGE_SIZE, OG_IMAGE_TYPE, type OgImage, ogImagePath } from '@/lib/seo/og-image';
import { absoluteUrl, localizedUrl } from '@/lib/seo/url';

type Page = {
  locale: Locale;
  /**
   * Without language prefix. A narrowed list gives its category's path, a page that is cached for everybody (an
   * appointment's shell) the route without an id.
   */
  path: string;
  /** where each language has its own slug */
  pathIn?: (locale: Locale) => string;
  title: string;
  description?: string;
  /** the home page's by default */
  image?: OgImage;
  article?: { published: string; modified?: string | null; section?: string };
  /** by the table of routes, but for narrowed lists */
  isIndexed?: boolean;
};

/**
 * Title, description, canonical URL, alternates and Open Graph data of one page. Title and description are cut to what
 * search engines show. Never throws.
 */
export async function pageMetadata({
  locale,
  path,
  pathIn = () => path,
  title,
  description,
  image,
  article,
  isIndexed,
}: Page): Promise<Metadata> {
  const name = textIn((await getConfiguration()).name, locale);
  const texts = { title: clampTitle(title, locale), description: description && clampDescription(description, locale) };
  const urlIn = (one: Locale) => localizedUrl(pathIn(one), one);
  const languages = Object.fromEntries(LOCALES.map((one) => [LOCALE_TABLE[one].tag, urlIn(one)]));
  return {
    title: { absolute: wholeTitle(title, name, locale) },
    description: texts.description,
    robots: (isIndexed ?? isIndexedPath(path)) ? undefined : { index: false, follow: true },
    alternates: { canonical: urlIn(locale), languages: { ...languages, 'x-default': urlIn(DEFAULT_LOCALE) } },
    openGraph: {
      ...texts,
      siteName: name,
      url: urlIn(locale),
      ...(article
        ? {
            type: 'article',
            publishedTime: article.published,
            modifiedTime: article.modified ?? undefined,
            section: article.section,
          }
        : { type: 'website' }),
      locale: LOCALE_TABLE[locale].openGraph,
      alternateLocale: LOCALES.filter((one) => one !== locale).map((one) => LOCALE_TABLE[one].openGraph),
      images: [
        {
          url: absoluteUrl(image ? ogImagePath(image) : `/og/${locale}/page/home`),
          ...OG_IMAGE_SIZE,
          alt: image && `${image.title} – ${image.brand}`,
          type: OG_IMAGE_TYPE,
        },
      ],
    },
  };
}

type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;
type Texts = Pick<Page, 'title' | 'description' | 'image'>;

/** The metadata of a page whose title and description are messages. */
export async function messageMetadata(
  path: string,
  textsOf: (t: Translate, locale: Locale) => Texts | Promise<Texts>,
): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations()]);
  return pageMetadata({ locale, path, ...(await textsOf(t, locale)) });
}

const isIndexedPath = (path: string): boolean => routeOf(path.split('?', 1)[0] ?? '')?.isIndexed === true;
