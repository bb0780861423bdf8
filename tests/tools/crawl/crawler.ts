import { load } from 'cheerio';
import { DEFAULT_LOCALE } from '../../../lib/i18n/locales.ts';
import { markupProblems } from './markup-checks.ts';
import { addressOf, isHtml, type Page, readPage, type Reply } from './page.ts';
import { pageProblems } from './page-checks.ts';

export type Finding = { url: string; problem: string };

/** What a crawl has seen. Every key is an absolute URL. */
export type Crawled = {
  replies: Map<string, Reply>;
  pages: Map<string, Page>;
  /** the URLs of the sitemaps */
  listed: Set<string>;
  /** the page on which a URL was found first */
  foundOn: Map<string, string>;
  /** what is wrong with pages by themselves */
  findings: Finding[];
  isComplete: boolean;
};
const AT_ONCE = 4;
/** A site with endless addresses is reported, not followed for ever. */
const LIMIT = 5_000;

/** Asks as a search engine does: no cookies, no scripts, redirects not followed by themselves. */
export async function askAsCrawler(url: string): Promise<Reply> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'user-agent': 'ShopCrawler/1.0', accept: 'text/html,application/xml,*/*' },
  });
  const location = response.headers.get('location');
  return {
    url,
    status: response.status,
    headers: response.headers,
    body: await response.text(),
    location: location ? addressOf(location, url) : undefined,
  };
}

/**
 * Follows a site from its home page and its sitemap: links, alternates, canonical addresses, redirects, as far as
 * robots.txt lets it.
 */
export async function crawl(origin: string): Promise<Crawled> {
  const crawled: Crawled = {
    replies: new Map(),
    pages: new Map(),
    listed: new Set(),
    foundOn: new Map(),
    findings: [],
    isComplete: true,
  };
  const forbidden = forbiddenPaths((await askAsCrawler(new URL('/robots.txt', origin).href)).body);
  const queue: string[] = [];
  const follow = (url: string | undefined, on: string) => {
    if (url === undefined || new URL(url).origin !== new URL(origin).origin || crawled.foundOn.has(url)) return;
    const { pathname, search } = new URL(url);
    if (forbidden.some((path) => (pathname + search).startsWith(path))) return;
    crawled.foundOn.set(url, on);
    queue.push(url);
  };

  for (const url of await listedPages(new URL('/sitemap.xml', origin).href)) crawled.listed.add(url);
  follow(new URL('/', origin).href, 'the start');
  for (const url of crawled.listed) follow(url, 'the sitemap');

  async function work(): Promise<void> {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      if (crawled.replies.size >= LIMIT) {
        crawled.isComplete = false;
        return;
      }
      // one page after the other: this is one of few visitors at once
      await read(await askAsCrawler(url));
    }
  }

  async function read(reply: Reply): Promise<void> {
    crawled.replies.set(reply.url, { ...reply, body: '' });
    follow(reply.location, reply.url);
    if (reply.status !== 200 || !isHtml(reply)) return;
    const { page, $ } = readPage(reply);
    crawled.pages.set(page.url, page);
    // the markup is the same in every language, and takes a while to judge
    const markup = page.locale === DEFAULT_LOCALE ? markupProblems(reply.body) : [];
    crawled.findings.push(
      ...[...(await pageProblems(page, $)), ...markup].map((problem) => ({ url: page.url, problem })),
    );
    for (const target of [
      page.canonical,
      ...page.alternates.values(),
      ...page.links.map(({ href }) => addressOf(href, page.url)),
    ])
      follow(target, page.url);
  }

  while (queue.length > 0 && crawled.isComplete) {
    // workers end when the queue runs dry, which it may for a moment
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return crawled;
}

/** What `robots.txt` keeps every search engine from, as beginnings of paths. */
function forbiddenPaths(robots: string): string[] {
  return [...robots.matchAll(/^Disallow:\s*(\S+)/gim)].map(([, path = '']) => path);
}

/** Every URL of a sitemap, or of the sitemaps that it lists. @throws Error when one of them is none */
async function listedPages(url: string): Promise<string[]> {
  const { status, body } = await askAsCrawler(url);
  const $ = load(body, { xmlMode: true });
  const locations = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().trim());
  if (status !== 200 || $('urlset, sitemapindex').length !== 1)
    throw new Error(`${url} responds with ${status} and is no sitemap`);
  const parts = await Promise.all(locations('sitemapindex > sitemap > loc').map((part) => listedPages(part)));
  return [...locations('urlset > url > loc'), ...parts.flat()];
}
