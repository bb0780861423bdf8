import { type CheerioAPI, load } from 'cheerio';
import { type Locale, LOCALES, splitLocale, LOCALE_TABLE } from '../../../lib/i18n/locales.ts';

/** What a URL answered. `location` is where a redirect leads, absolute. */
export type Reply = { url: string; status: number; headers: Headers; body: string; location?: string };

/** A link as a search engine without JavaScript finds it: absolute, with what it says. */
export type PageLink = { href: string; words: string };

/** A page, read once: everything that is judged about it. All URLs are absolute and without fragment. */
export type Page = {
  url: string;
  locale: Locale;
  title: string;
  description: string;
  canonical?: string;
  /** hreflang → URL */
  alternates: Map<string, string>;
  isIndexed: boolean;
  links: PageLink[];
  /** ids that a fragment may name */
  ids: Set<string>;
  /** files that it names: icons, styles, feeds, the picture for social networks */
  files: string[];
  /** the same page as Markdown, by the head of its response */
  markdown?: string;
};

export const isHtml = ({ headers }: Reply): boolean => (headers.get('content-type') ?? '').includes('text/html');

/** An address as the crawler compares it: absolute, without fragment. Undefined for what is no page (mailto:, tel:). */
export function addressOf(href: string, base: string): string | undefined {
  if (!URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  url.hash = '';
  return url.href;
}

/** The language of a URL by its prefix. */
const localeOf = (url: string): Locale => splitLocale(new URL(url).pathname).locale;

/** The shop's language of a `lang` attribute; undefined when it is none of them: such a text is not judged. */
export const localeOfTag = (tag: string): Locale | undefined =>
  LOCALES.find((locale) => LOCALE_TABLE[locale].tag === tag);

const FILES =
  'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="stylesheet"], link[rel="alternate"]:not([hreflang])';

/** Reads a page, and gives its tree along: a thousand of those are more than a machine holds. */
export function readPage({ url, headers, body }: Reply): { page: Page; $: CheerioAPI } {
  const $ = load(body);
  const absolute = (href: string | undefined) => (href === undefined ? undefined : addressOf(href, url));
  const robots = `${$('meta[name="robots"]').attr('content') ?? ''},${headers.get('x-robots-tag') ?? ''}`;
  const files = [
    ...$(FILES)
      .toArray()
      .map((element) => $(element).attr('href')),
    $('meta[property="og:image"]').attr('content'),
  ];
  const page: Page = {
    url,
    locale: localeOf(url),
    title: $('head > title').text(),
    description: $('meta[name="description"]').attr('content') ?? '',
    canonical: absolute($('link[rel="canonical"]').attr('href')),
    alternates: new Map(
      $('link[rel="alternate"][hreflang]')
        .toArray()
        .map((element) => [$(element).attr('hreflang') ?? '', absolute($(element).attr('href')) ?? '']),
    ),
    isIndexed: !/noindex/.test(robots),
    links: $('a[href]')
      .toArray()
      .flatMap((element) => {
        const href = new URL($(element).attr('href') ?? '', url);
        return /^https?:$/.test(href.protocol) ? [{ href: href.href, words: wordsOf($, element) }] : [];
      }),
    ids: new Set(
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? ''),
    ),
    files: files.flatMap((href) => absolute(href) ?? []),
    markdown: absolute(/<([^<>]+)>; rel="alternate"; type="text\/markdown"/.exec(headers.get('link') ?? '')?.[1]),
  };
  return { page, $ };
}

/** What a link or button says: its label, its text, the alternative texts of its pictures. */
function wordsOf($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const $element = $(element as never);
  const pictures = $element
    .find('img[alt], [role="img"][aria-label]')
    .toArray()
    .map((picture) => $(picture).attr('alt') ?? $(picture).attr('aria-label') ?? '');
  const label = $element.attr('aria-label') ?? $(`[id="${$element.attr('aria-labelledby') ?? ''}"]`).text();
  return (label || [$element.text(), ...pictures].join(' ')).replace(/\s+/g, ' ').trim();
}
