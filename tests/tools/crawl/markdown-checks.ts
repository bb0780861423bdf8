import { LOCALES, localizedPath, splitLocale } from '../../../lib/i18n/locales.ts';
import type { Ask, Crawled, Finding } from './crawler.ts';
import { addressOf, type Page, type Reply } from './page.ts';

/** Pages as Markdown, and the lists of them (`llms.txt`): each page that names one has it, and each is listed. */
export async function markdownProblems(
  { pages }: Pick<Crawled, 'pages'>,
  origin: string,
  ask: Ask,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const named = new Map<string, Page>();
  for (const page of pages.values()) if (page.markdown && page.canonical === page.url) named.set(page.markdown, page);
  // one after the other: this is one of few visitors at once
  for (const [url, page] of named)
    findings.push(...documentProblems(await ask(url), page).map((problem) => ({ url, problem })));
  if (named.size === 0) return findings;
  const listed = new Set<string>();
  for (const locale of LOCALES) {
    const url = new URL(localizedPath('/llms.txt', locale), origin).href;
    const reply = await ask(url);
    findings.push(...headProblems(reply, 'text/plain').map((problem) => ({ url, problem })));
    for (const link of linksIn(reply).filter((one) => one.endsWith('.md'))) listed.add(link);
  }
  for (const url of listed)
    if (!named.has(url)) findings.push({ url, problem: 'is in llms.txt, and no page names it' });
  for (const url of named.keys()) if (!listed.has(url)) findings.push({ url, problem: 'is in no llms.txt' });
  return findings;
}

function documentProblems(reply: Reply, page: Page): string[] {
  const { headers, body } = reply;
  if (reply.status !== 200) return headProblems(reply, 'text/markdown');
  const foreign = linksIn(reply).filter((link) => {
    const { origin, pathname } = new URL(link);
    return origin === new URL(page.url).origin && splitLocale(pathname).locale !== page.locale;
  });
  return [
    ...headProblems(reply, 'text/markdown'),
    ...(headers.get('link') === `<${page.url}>; rel="canonical"`
      ? []
      : [`does not name its page as canonical: ${headers.get('link')}`]),
    ...(body.startsWith('# ') ? [] : ['does not begin with a heading']),
    ...(/<(?:p|div|span|script|img|table|br|h\d)[\s>/]/i.test(body) ? ['holds HTML'] : []),
    ...foreign.map((link) => `links to another language: ${link}`),
  ];
}

function headProblems({ status, headers }: Reply, type: string): string[] {
  if (status !== 200) return [`responds with ${status}`];
  return [
    ...(headers.get('content-type')?.startsWith(type) ? [] : [`is ${headers.get('content-type')}`]),
    ...(headers.get('x-robots-tag') === 'noindex' ? [] : ['may be indexed beside its page']),
    ...(/s-maxage=[1-9]/.test(headers.get('cache-control') ?? '') ? [] : ['is not cached']),
  ];
}

/** Links of Markdown, absolute. */
const linksIn = ({ url, body }: Reply): string[] =>
  [...body.matchAll(/(?<!!)\[(?:[^\]\\]|\\.)*\]\(([^)\s]+)\)/g)].flatMap(([, href = '']) => addressOf(href, url) ?? []);
