import { describe, expect, it } from 'vitest';
import { type Locale, LOCALES, localizedPath, LOCALE_TABLE } from '@/lib/i18n/locales';
import { type Crawled, crawl } from './crawl/crawler.ts';
import { siteProblems } from './crawl/site-checks.ts';

const ORIGIN = 'https://shop.example';
const TEXTS = {
  en: { title: 'Services', words: 'What we do' },
  zh: { title: '服務', words: '瀏覽服務' },
  cn: { title: '服务', words: '浏览服务' },
};
const urlOf = (path: string, locale: Locale) => new URL(localizedPath(path, locale), ORIGIN).href;

type Parts = { head?: string; body?: string; title?: string; alternates?: string; lang?: string; canonical?: string };

/** A page without fault; `parts` spoil it. */
function page(
  path: string,
  locale: Locale,
  {
    head = '',
    body = '',
    title,
    alternates,
    lang = LOCALE_TABLE[locale].tag,
    canonical = urlOf(path, locale),
  }: Parts = {},
): string {
  const name = title ?? `${TEXTS[locale].title} ${path.length}`;
  const links =
    alternates ??
    [...LOCALES.map((one) => [LOCALE_TABLE[one].tag, urlOf(path, one)]), ['x-default', urlOf(path, 'en')]]
      .map(([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${href}">`)
      .join('');
  const cards = ['title', 'description', 'url', 'image', 'locale']
    .map((part) => `<meta property="og:${part}" content="${ORIGIN}">`)
    .join('');
  return `<!doctype html><html lang="${lang}"><head><title>${name}</title><meta name="description" content="${TEXTS[locale].words} ${path.length}">
    <link rel="canonical" href="${canonical}">${links}${cards}${head}</head>
    <body><h1>${TEXTS[locale].title}</h1>${path === '/' ? LOCALES.map((one) => `<a href="${urlOf('/about', one)}" lang="${LOCALE_TABLE[one].tag}">${TEXTS[one].words}</a>`).join('') : ''}${body}</body></html>`;
}

type Site = Record<string, string | { status: number; location?: string }>;

/** A site of two pages in three languages. `changes` replace or add URLs. */
async function findings(
  changes: Site = {},
  options: { limit?: number } = {},
): Promise<{ problems: string[]; crawled: Crawled }> {
  const paths = ['/', '/about'];
  const site: Site = {
    '/robots.txt': 'User-agent: *\nDisallow: /api/\n',
    '/sitemap.xml': `<sitemapindex><sitemap><loc>${ORIGIN}/sitemap/pages.xml</loc></sitemap></sitemapindex>`,
    '/sitemap/pages.xml': `<urlset>${paths.flatMap((path) => LOCALES.map((locale) => `<url><loc>${urlOf(path, locale)}</loc></url>`)).join('')}</urlset>`,
    ...Object.fromEntries(
      paths.flatMap((path) => LOCALES.map((locale) => [localizedPath(path, locale), page(path, locale)])),
    ),
    ...changes,
  };
  const crawled = await crawl(ORIGIN, {
    ...options,
    ask: async (url) => {
      const { pathname, search } = new URL(url);
      const found = site[pathname + search] ?? { status: 404 };
      const isPage = typeof found === 'string';
      const headers = new Headers({ 'content-type': /\.(xml|txt)$/.test(pathname) ? 'application/xml' : 'text/html' });
      const location = isPage || !found.location ? undefined : new URL(found.location, url).href;
      return { url, status: isPage ? 200 : found.status, headers, body: isPage ? found : '', location };
    },
  });
  const problems = [...crawled.findings, ...siteProblems(crawled)].map(
    ({ url, problem }) => `${url.slice(ORIGIN.length)}: ${problem}`,
  );
  return { problems, crawled };
}
const problemsOf = async (changes: Site) => (await findings(changes)).problems.join('\n');
const about = (parts: Parts, locale: Locale = 'zh') => ({
  [localizedPath('/about', locale)]: page('/about', locale, parts),
});

describe('a crawl', () => {
  it('sees every page of a sound site, and finds nothing', async () => {
    const { problems, crawled } = await findings();
    expect(problems).toEqual([]);
    expect(crawled.pages.size).toBe(6);
    expect(crawled.listed.size).toBe(6);
  });

  it.each([
    [
      'a broken link',
      about({ body: '<a href="/nowhere">服務</a>' }),
      '/nowhere: responds with 404, linked on https://shop.example/zh/about',
    ],
    ['a missing alternate', about({ alternates: '' }), '/zh/about: no alternate zh-Hans-CN'],
    [
      'an alternate that does not lead back',
      {
        ...about({}, 'zh'),
        ...about({ alternates: `<link rel="alternate" hreflang="zh-Hans-CN" href="${ORIGIN}/cn/about">` }, 'cn'),
      },
      'does not lead back',
    ],
    ['English on a Chinese page', about({ body: '<p>Read our case notes</p>' }), 'text in another language'],
    ['Simplified on a Traditional page', about({ body: '<p>浏览服务</p>' }), 'characters of the other script'],
    ['a picture without alt', about({ body: '<img src="/a.webp">' }), 'picture without alt: /a.webp'],
    [
      'a block within a line of text',
      about({ body: '<span><div>Services</div></span>' }, 'en'),
      '<div> element is not permitted as content under <span>',
    ],
    [
      'structured data that lacks a field',
      about({
        head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product"}</script>',
      }),
      'structured data: Product',
    ],
    [
      'a page that is indexed and in no sitemap',
      { ...about({ body: '<a href="/new">服務</a>' }), '/new': page('/new', 'en') },
      '/new: is indexed, and in no sitemap',
    ],
    [
      'a canonical address that is not there',
      about({ canonical: `${ORIGIN}/gone` }),
      'canonical address https://shop.example/gone responds with 404',
    ],
  ] as [string, Site, string][])('finds %s', async (_name, changes, problem) =>
    expect(await problemsOf(changes)).toContain(problem),
  );

  it('goes nowhere that robots.txt keeps it from, and lets guards send visitors to the login', async () => {
    const { problems, crawled } = await findings({
      ...about({ body: '<a href="/api/x">服務</a><a href="/account">服務</a>' }),
      '/account': { status: 302, location: '/about' },
    });
    expect(problems).toEqual([]);
    expect(crawled.replies.has(`${ORIGIN}/api/x`)).toBe(false);
  });
});
