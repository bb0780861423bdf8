import { LOCALE_TABLE } from '../../../lib/i18n/locales.ts';
import { isPersonalPath } from '../../../lib/routes.ts';
import type { Crawled, Finding } from './crawler.ts';
import { addressOf, type Page } from './page.ts';
import { ALTERNATES } from './page-checks.ts';

/** What is wrong between pages: links, redirects, alternates, canonical URLs, sitemap, titles. */
export function siteProblems(crawled: Crawled): Finding[] {
  return [
    ...statusProblems(crawled),
    ...linkProblems(crawled),
    ...canonicalProblems(crawled),
    ...alternateProblems(crawled),
    ...sitemapProblems(crawled),
    ...repeated(crawled),
  ];
}

const stands = ({ url, isIndexed, canonical }: Page) => isIndexed && canonical === url;

function statusProblems({ replies, foundOn, pages }: Crawled): Finding[] {
  return [...replies.values()].flatMap(({ url, status, location }) => {
    const on = foundOn.get(url) ?? 'the start';
    if (status === 200) return [];
    if (location !== undefined) {
      // a guard sends visitors to the login: those pages are theirs alone
      if (isPersonalPath(new URL(url).pathname)) return [];
      // the link to another language does not know its slug: it leads to the very page that the alternate names
      if ([...(pages.get(on)?.alternates.values() ?? [])].includes(location)) return [];
      return [{ url, problem: `${status} to ${location}: the link on ${on} should lead there itself` }];
    }
    return [{ url, problem: `responds with ${status}, linked on ${on}` }];
  });
}

/** Fragments that name nothing. */
function linkProblems({ pages }: Crawled): Finding[] {
  return [...pages.values()].flatMap(({ url, links }) =>
    links.flatMap(({ href }) => {
      const fragment = decodeURIComponent(new URL(href).hash.slice(1));
      const target = fragment ? pages.get(addressOf(href, url) ?? '') : undefined;
      // the browser's own
      if (!target || fragment === 'top' || target.ids.has(fragment)) return [];
      return [{ url, problem: `link to a place that is not there: ${href}` }];
    }),
  );
}

function canonicalProblems({ pages, replies }: Crawled): Finding[] {
  return [...pages.values()].flatMap(({ url, canonical, isIndexed }) => {
    if (canonical === undefined || canonical === url) return [];
    const target = pages.get(canonical);
    // the route of an appointment, or a form's without its query, that no link leads to
    if (!target && !isIndexed && replies.get(canonical) === undefined) return [];
    if (!target)
      return [
        {
          url,
          problem: `canonical address ${canonical} responds with ${replies.get(canonical)?.status ?? 'nothing: no link leads there'}`,
        },
      ];
    return target.canonical === canonical && (target.isIndexed || !isIndexed)
      ? []
      : [{ url, problem: `canonical address ${canonical} does not stand for itself` }];
  });
}

function alternateProblems({ pages }: Crawled): Finding[] {
  return [...pages.values()].filter(stands).flatMap(({ url, locale, alternates }) => {
    const missing = ALTERNATES.filter((tag) => !alternates.has(tag)).map((tag) => ({
      url,
      problem: `no alternate ${tag}`,
    }));
    const own =
      alternates.get(LOCALE_TABLE[locale].tag) === url
        ? []
        : [{ url, problem: 'its own alternate is another address' }];
    const wrong = [...alternates].flatMap(([tag, target]) => {
      const other = pages.get(target);
      if (!other || !stands(other))
        return [{ url, problem: `alternate ${tag} is no page that stands for itself: ${target}` }];
      const back = other.alternates.get(LOCALE_TABLE[locale].tag);
      return back === url ? [] : [{ url, problem: `alternate ${tag} does not lead back: ${target} names ${back}` }];
    });
    return [...missing, ...own, ...wrong];
  });
}

function sitemapProblems({ pages, replies, listed }: Crawled): Finding[] {
  const unlisted = [...pages.values()]
    .filter((page) => stands(page) && !listed.has(page.url))
    .map(({ url }) => ({ url, problem: 'is indexed, and in no sitemap' }));
  const wrong = [...listed].filter((url) => {
    const page = pages.get(url);
    return !page || !stands(page);
  });
  return [
    ...unlisted,
    ...wrong.map((url) => ({
      url,
      problem: `is in a sitemap, and ${replies.get(url)?.status === 200 ? 'not indexed, or not its own canonical address' : 'no page'}`,
    })),
  ];
}

/** Pages of one language that a list of results could not tell apart. */
function repeated({ pages }: Crawled): Finding[] {
  const standing = [...pages.values()].filter(stands);
  return (['title', 'description'] as const).flatMap((part) => {
    const groups = Map.groupBy(standing, (page) => `${page.locale} ${page[part]}`);
    return [...groups.values()].flatMap(([first, ...others]) =>
      others.map(({ url }) => ({ url, problem: `has the ${part} of ${first?.url}: ${first?.[part]}` })),
    );
  });
}
