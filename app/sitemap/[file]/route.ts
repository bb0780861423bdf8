import { postPages, readLists, servicePages } from '@/app/sitemap/lists';
import { categoryPages, fixedPages } from '@/app/sitemap/pages';
import { env } from '@/lib/env';
import { cachedResponse } from '@/lib/seo/cached-response';
import { readFileName, type SitemapKind, type SitemapPage, urlSet } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

const PAGES: Record<SitemapKind, (page: number) => Promise<SitemapPage[]>> = {
  pages: () => fixedPages(readLists()),
  categories: () => categoryPages(readLists()),
  posts: postPages,
  services: servicePages,
};

/**
 * One file of the sitemap. Loaded completely before the first byte is sent: a truncated file would remove the rest from
 * the index.
 */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const file = readFileName((await params).file);
  return cachedResponse(request, 'application/xml; charset=utf-8', async () => {
    const pages = file ? await PAGES[file.kind](file.page) : [];
    return pages.length > 0 ? urlSet(pages, env().SITE_URL) : undefined;
  });
}
