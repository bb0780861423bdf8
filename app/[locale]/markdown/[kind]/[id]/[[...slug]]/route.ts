import { productMarkdown } from '@/lib/catalog/markdown';
import { productPath } from '@/lib/paths/product-path';
import { getProduct } from '@/lib/catalog/server';
import { isNamed } from '@/lib/format/readable';
import { isSamePath } from '@/lib/i18n/canonical';
import { isLocale, type Locale, localizedPath } from '@/lib/i18n/locales';
import { postMarkdown } from '@/lib/post/markdown';
import { postPath } from '@/lib/post/path';
import { getPost } from '@/lib/post/server';
import { basePathOf, decodedSegment, type Detail, markdownPathOf } from '@/lib/routes';
import { cachedResponse } from '@/lib/seo/cached-response';
import { absoluteUrl } from '@/lib/seo/url';

// rendered when asked for, from the same cached data as the page
export const dynamic = 'force-dynamic';

type Found = { path: string; markdown: () => string | Promise<string> };
type Props = { params: Promise<{ locale: string; kind: string; id: string; slug?: string[] }> };

const FINDERS: Record<Detail, (id: string, locale: Locale) => Promise<Found | undefined>> = {
  async service(id, locale) {
    const product = await getProduct(id);
    return product && { path: productPath(product, locale), markdown: () => productMarkdown(product, locale) };
  },
  async post(id, locale) {
    const post = await getPost(id);
    return post && { path: postPath(post, locale), markdown: () => postMarkdown(post, locale) };
  },
};

/**
 * A service or an article as Markdown, for programs that read: the page's path with `.md` behind it (lib/rewrites.ts).
 * The page is the one for search engines. Another slug than the title's is redirected, as with the page.
 */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { locale, kind, id, slug = [] } = await params;
  if (!isLocale(locale) || !isNamed(FINDERS, kind)) return new Response(null, { status: 404 });
  let page = '';
  const response = await cachedResponse(request, 'text/markdown; charset=utf-8', async () => {
    const found = await FINDERS[kind](decodedSegment(id), locale);
    if (!found) return undefined;
    page = found.path;
    return found.markdown();
  });
  if (page && !isSamePath([basePathOf(kind), id, ...slug].join('/'), page)) {
    return new Response(null, {
      status: 308,
      headers: { Location: markdownPathOf(localizedPath(page, locale)) ?? '/', 'Cache-Control': 'no-store' },
    });
  }
  response.headers.set('X-Robots-Tag', 'noindex');
  if (page) response.headers.set('Link', `<${absoluteUrl(localizedPath(page, locale))}>; rel="canonical"`);
  return response;
}
