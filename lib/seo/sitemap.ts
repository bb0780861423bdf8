import { DEFAULT_LOCALE, type Locale, LOCALE_TAGS, localizedPath, LOCALES } from '@/lib/i18n/locales';

/** One page in all its languages. `pathIn` gives its path without language prefix; `changed` is an ISO date-time. */
export type SitemapPage = { pathIn: (locale: Locale) => string; changed?: string | null };

/** Services per sitemap: an answer of this many fits the framework's cache (2 MB). */
export const PRODUCTS_PER_SITEMAP = 500;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The entries of one page: one per language, each with all languages and the default as alternates. */
export function pageEntries({ pathIn, changed }: SitemapPage, origin: string): string {
  const urlIn = (locale: Locale) => escaped(new URL(localizedPath(pathIn(locale), locale), origin).href);
  const link = (tag: string, locale: Locale) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${urlIn(locale)}"/>`;
  const alternates = LOCALES.map((locale) => link(LOCALE_TAGS[locale], locale)).join('') + link('x-default', DEFAULT_LOCALE);
  const date = changed && !Number.isNaN(Date.parse(changed)) ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : '';
  return LOCALES.map((locale) => `<url><loc>${urlIn(locale)}</loc>${date}${alternates}</url>\n`).join('');
}

/** A sitemap of pages. */
export function urlSet(pages: SitemapPage[], origin: string): string {
  const entries = pages.map((page) => pageEntries(page, origin)).join('');
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}</urlset>\n`;
}

/** A sitemap of sitemaps: `/sitemap/0.xml` holds the shop's own pages, the others its services. */
export function sitemapIndex(count: number, origin: string): string {
  const entries = Array.from({ length: count }, (_, file) => `<sitemap><loc>${escaped(new URL(`/sitemap/${file}.xml`, origin).href)}</loc></sitemap>\n`).join(
    '',
  );
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</sitemapindex>\n`;
}

/** The answer of a sitemap's address: kept by shared caches for as long as pages are. */
export function sitemapResponse(xml: string): Response {
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400' },
  });
}
