import { productPages, shopPages } from '@/app/sitemap/pages';
import { env } from '@/lib/env';
import { sitemapResponse, urlSet } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/** One of a large shop's sitemaps: `0.xml` its own pages, `1.xml` and on its services. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const number = /^(\d{1,4})\.xml$/.exec((await params).file)?.[1];
  const pages = number === undefined ? [] : Number(number) === 0 ? await shopPages() : (await productPages(Number(number))).pages;
  return pages.length > 0 ? sitemapResponse(urlSet(pages, env().SITE_URL)) : new Response(null, { status: 404 });
}
