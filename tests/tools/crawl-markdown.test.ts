import { describe, expect, it } from 'vitest';
import { LOCALES, localizedPath } from '@/lib/i18n/locales';
import { markdownProblems } from './crawl/markdown-checks.ts';
import type { Page } from './crawl/page.ts';

const ORIGIN = 'https://shop.example';
const urlOf = (path: string) => new URL(path, ORIGIN).href;
const pageAt = (locale: (typeof LOCALES)[number]) => {
  const url = urlOf(localizedPath('/posts/a/x', locale));
  return { url, locale, canonical: url, markdown: `${url}.md` } as Page;
};
const CACHED = { 'cache-control': 's-maxage=300', 'x-robots-tag': 'noindex' };

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

/** What is found on a shop with one page in each language; `changes` spoil its answers. */
async function problemsOf(changes: Record<string, Answer> = {}): Promise<string[]> {
  const pages = LOCALES.map(pageAt);
  const answers = new Map<string, Answer>();
  for (const { url, markdown = '', locale } of pages) {
    const link = `<${url}>; rel="canonical"`;
    answers.set(markdown, {
      headers: { ...CACHED, 'content-type': 'text/markdown', link },
      body: `# A\n\n[home](${urlOf(localizedPath('/about-us', locale))})`,
    });
    answers.set(urlOf(localizedPath('/llms.txt', locale)), {
      headers: { ...CACHED, 'content-type': 'text/plain' },
      body: `- [A](${markdown})`,
    });
  }
  const ask = async (url: string) => {
    const changed = changes[url.slice(ORIGIN.length)];
    const { status = 200, headers, body = '' } = { ...answers.get(url), ...changed };
    return { url, status, headers: new Headers(headers), body };
  };
  const found = await markdownProblems({ pages: new Map(pages.map((page) => [page.url, page])) }, ORIGIN, ask);
  return found.map(({ url, problem }) => `${url.slice(ORIGIN.length)} ${problem}`);
}

describe('the crawl of pages as Markdown', () => {
  it('finds nothing on a sound shop', async () => expect(await problemsOf()).toEqual([]));

  it('finds what is not there', async () =>
    expect(await problemsOf({ '/posts/a/x.md': { status: 404 } })).toEqual(['/posts/a/x.md answers 404']));

  it('finds wrong heads', async () => {
    expect(await problemsOf({ '/zh/posts/a/x.md': { headers: { 'content-type': 'text/html' } } })).toEqual([
      '/zh/posts/a/x.md is text/html',
      '/zh/posts/a/x.md may be indexed beside its page',
      '/zh/posts/a/x.md is not cached',
      '/zh/posts/a/x.md does not name its page as canonical: null',
    ]);
  });

  it('finds HTML, a missing heading and links into another language', async () => {
    expect(await problemsOf({ '/cn/posts/a/x.md': { body: '<p>text</p> [a](/zh/about-us)' } })).toEqual([
      '/cn/posts/a/x.md does not begin with a heading',
      '/cn/posts/a/x.md holds HTML',
      '/cn/posts/a/x.md links to another language: https://shop.example/zh/about-us',
    ]);
    expect(await problemsOf({ '/posts/a/x.md': { body: '# A\n\n[a](/cn/about-us)' } })).toEqual([
      '/posts/a/x.md links to another language: https://shop.example/cn/about-us',
    ]);
  });

  it('finds lists that do not fit the pages', async () => {
    expect(await problemsOf({ '/llms.txt': { body: `- [B](${ORIGIN}/posts/b.md)` } })).toEqual([
      '/posts/b.md is in llms.txt, and no page names it',
      '/posts/a/x.md is in no llms.txt',
    ]);
  });
});
