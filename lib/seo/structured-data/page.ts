import type { AboutPageLeaf, ArticleLeaf, BreadcrumbListLeaf, ContactPageLeaf, ItemListLeaf } from 'schema-dts';
import type { Configuration } from '@/lib/configuration/schema';
import { isoDateTime } from '@/lib/format/date';
import { lettersOf } from '@/lib/format/graphemes';
import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import type { PostSummary } from '@/lib/post/schema';
import { absoluteUrl, localizedUrl } from '@/lib/seo/url';
import { companyId, companyRef, logo } from './company';

type Page = {
  locale: Locale;
  /** without language prefix */
  path: string;
  configuration: Configuration;
};
/** Search engines may leave out an article with a longer headline. */
const MAX_HEADLINE = 110;

/** An article; the company is its author where none is named. */
export function articleData(post: PostSummary, { locale, path, configuration }: Page): ArticleLeaf {
  const company = companyRef(configuration, locale);
  const author = textIn(post.author?.name, locale);
  const { url, width, height } = post.cover;
  return {
    '@type': 'Article',
    headline: headlineOf(textIn(post.title, locale)),
    description: textIn(post.excerpt, locale) || undefined,
    image: url ? { '@type': 'ImageObject', url: absoluteUrl(url), width: `${width}`, height: `${height}` } : undefined,
    datePublished: isoDateTime(post.created_at) || undefined,
    dateModified: isoDateTime(post.updated_at ?? post.created_at) || undefined,
    author: author ? { '@type': 'Person', name: author } : company,
    publisher: { ...company, logo: logo(configuration) },
    mainEntityOfPage: localizedUrl(path, locale),
    inLanguage: LOCALE_TABLE[locale].tag,
  };
}

function headlineOf(title: string): string {
  const letters = lettersOf(title);
  if (letters.length <= MAX_HEADLINE) return title;
  const cut = letters.slice(0, MAX_HEADLINE - 1).join('');
  return `${cut.trimEnd()}…`;
}

/** The page about the company. */
export function aboutPageData(name: string, { locale, path, configuration }: Page): AboutPageLeaf {
  return {
    '@type': 'AboutPage',
    name,
    url: localizedUrl(path, locale),
    inLanguage: LOCALE_TABLE[locale].tag,
    mainEntity: companyRef(configuration, locale),
  };
}

/** The contact page. It stands beside `companyData`, which describes the company in full. */
export function contactPageData(name: string, { locale, path }: Omit<Page, 'configuration'>): ContactPageLeaf {
  return {
    '@type': 'ContactPage',
    name,
    url: localizedUrl(path, locale),
    inLanguage: LOCALE_TABLE[locale].tag,
    mainEntity: { '@id': companyId() },
  };
}

/** The breadcrumb of a page. An item without a URL is left out, unless it is the last: only that may lack it. */
export function breadcrumbData(items: readonly { label: string; href?: string }[], locale: Locale): BreadcrumbListLeaf {
  const shown = items.filter(({ href }, index) => href !== undefined || index === items.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: shown.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? undefined : localizedUrl(href, locale),
    })),
  };
}

/**
 * The pages that a list shows. `skipped` counts the ones on earlier pages of the list; paths have no language prefix.
 */
export function itemListData(
  items: readonly { name: string; path: string }[],
  { locale, skipped = 0 }: { locale: Locale; skipped?: number },
): ItemListLeaf {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: skipped + index + 1,
      name,
      url: localizedUrl(path, locale),
    })),
  };
}
