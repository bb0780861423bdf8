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

/** One file of the sitemap. All that it tells is known before its first byte goes out: half a file would say that the rest is gone. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const file = readFileName((await params).file);
  return cachedResponse(request, 'application/xml; charset=utf-8', async () => {
    const pages = file ? await PAGES[file.kind](file.page) : [];
    return pages.length > 0 ? urlSet(pages, env().SITE_URL) : undefined;
  });
}
