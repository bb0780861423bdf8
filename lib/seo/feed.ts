import { Feed } from 'feed';
import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';

/** One article. `id` stays the same when the title changes; URLs are absolute, dates ISO date-times. */
export type FeedEntry = {
  id: string;
  url: string;
  title: string;
  summary: string;
  author: string;
  published: string;
  updated: string;
  picture?: string;
  categories: { id: string; title: string }[];
};
export type FeedHead = {
  locale: Locale;
  title: string;
  subtitle: string;
  url: string;
  self: string;
  icon: string;
  author: { name: string; link: string };
};

/** The library derives the MIME type from the extension. */
const PICTURE = /\.(?:webp|png|gif|avif|jpe?g)$/i;
/** Characters that XML does not allow, and the library does not remove. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const clean = (text: string): string => text.replaceAll(FORBIDDEN, '');
/** Feed readers show titles and summaries as HTML. */
const asHtml = (text: string): string =>
  clean(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** The library does not escape `<` in attributes. */
const asAttribute = (text: string): string => clean(text).replaceAll('<', '‹');
const timeOf = (date: string): number => Date.parse(date) || 0;

/**
 * The articles of one language as an Atom feed (RFC 4287), newest first. Articles without a date, which Atom requires,
 * are left out.
 */
export function atomFeed(head: FeedHead, entries: FeedEntry[]): string {
  const newest = entries
    .filter(({ published }) => timeOf(published) > 0)
    .toSorted((a, b) => timeOf(b.published) - timeOf(a.published));
  const feed = new Feed({
    id: head.url,
    title: clean(head.title),
    description: clean(head.subtitle),
    link: head.url,
    feed: head.self,
    favicon: head.icon,
    author: { name: clean(head.author.name), link: head.author.link },
    generator: false,
    updated: new Date(
      newest.reduce((latest, { published, updated }) => Math.max(latest, timeOf(updated), timeOf(published)), 0),
    ),
  });
  for (const entry of newest) {
    feed.addItem({
      id: entry.id,
      link: entry.url,
      title: asHtml(entry.title),
      description: entry.summary ? asHtml(entry.summary) : undefined,
      author: [{ name: clean(entry.author) }],
      published: new Date(entry.published),
      date: new Date(timeOf(entry.updated) || timeOf(entry.published)),
      enclosure: pictureOf(entry.picture),
      category: entry.categories.map(({ id, title }) => ({ term: asAttribute(id), name: asAttribute(title) })),
    });
  }
  return feed
    .atom1()
    .replace('<feed ', `<feed xml:lang="${LOCALE_TABLE[head.locale].tag}" `)
    .replaceAll(/type="image\/jpe?g"/gi, 'type="image/jpeg"');
}

function pictureOf(url: string | undefined): { url: string } | undefined {
  return url && URL.canParse(url) && PICTURE.test(new URL(url).pathname) ? { url } : undefined;
}
