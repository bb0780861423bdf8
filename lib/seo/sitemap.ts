import { DEFAULT_LOCALE, type Locale, localizedPath, LOCALES, LOCALE_TABLE } from '@/lib/i18n/locales';

/** One page in all its languages. `pathIn` gives its path without language prefix; `changed` is an ISO date-time. */
export type SitemapPage = { pathIn: (locale: Locale) => string; changed?: string | null };
/** One file of the index, such as `services-1`. `changed` is the date of its newest page, if known. */
export type SitemapFile = { name: string; changed?: string };

const NAME = /^(pages|categories|posts|services)(?:-([1-9]\d{0,4}))?\.xml$/;
export type SitemapKind = 'pages' | 'categories' | 'posts' | 'services';

/**
 * Parses a file name such as `services-2.xml`; undefined for unknown names. Only posts and services are numbered, from
 * 1.
 */
export function readFileName(file: string): { kind: SitemapKind; page: number } | undefined {
  const [, kind, number] = NAME.exec(file) ?? [];
  if (kind === undefined || (kind === 'posts' || kind === 'services') !== (number !== undefined)) return undefined;
  return { kind: kind as SitemapKind, page: Number(number ?? 1) };
}

/** The newest of some ISO date-times; undefined without a valid one. */
export function newestOf(dates: (string | null | undefined)[]): string | undefined {
  const times = dates.map((date) => Date.parse(date ?? '')).filter((time) => !Number.isNaN(time));
  // not Math.max(...times): there may be more than a call takes
  return times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))).toISOString() : undefined;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const lastModified = (changed: string | null | undefined): string => {
  const date = newestOf([changed]);
  return date ? `<lastmod>${date}</lastmod>` : '';
};

/** The entries of one page: one per language, each with all languages and the default as alternates. */
export function pageEntries({ pathIn, changed }: SitemapPage, origin: string): string {
  const urls = LOCALES.map((locale) => ({
    locale,
    url: escaped(new URL(localizedPath(pathIn(locale), locale), origin).href),
  }));
  const links = urls.map(
    ({ locale, url }) => `<xhtml:link rel="alternate" hreflang="${LOCALE_TABLE[locale].tag}" href="${url}"/>`,
  );
  const fallback = urls
    .filter(({ locale }) => locale === DEFAULT_LOCALE)
    .map(({ url }) => `<xhtml:link rel="alternate" hreflang="x-default" href="${url}"/>`);
  const rest = `${lastModified(changed)}${links.join('')}${fallback.join('')}</url>\n`;
  return urls.map(({ url }) => `<url><loc>${url}</loc>${rest}`).join('');
}

/** A sitemap file in pieces: whole it would be 1.5 MB. */
export function* urlSet(pages: SitemapPage[], origin: string): Generator<string> {
  yield `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const page of pages) yield pageEntries(page, origin);
  yield '</urlset>\n';
}

/** The sitemap index. */
export function sitemapIndex(files: SitemapFile[], origin: string): string {
  const entries = files.map(
    ({ name, changed }) =>
      `<sitemap><loc>${escaped(new URL(`/sitemap/${name}.xml`, origin).href)}</loc>${lastModified(changed)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
