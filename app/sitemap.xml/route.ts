import { filesOf, readLists } from '@/app/sitemap/lists';
import { categoryPages, fixedPages } from '@/app/sitemap/pages';
import { env } from '@/lib/env';
import { cachedResponse } from '@/lib/seo/cached-response';
import { newestOf, sitemapIndex, type SitemapFile, type SitemapPage } from '@/lib/seo/sitemap';

// the origin is the deployment's, so it is not rendered at build time; its content comes from the data cache
export const dynamic = 'force-dynamic';

const fileOf = (name: string, pages: SitemapPage[]): SitemapFile[] =>
  pages.length > 0 ? [{ name, changed: newestOf(pages.map(({ changed }) => changed)) }] : [];

/** The sitemap: a list of files by kind, each with when its newest page changed. */
export function GET(request: Request): Promise<Response> {
  return cachedResponse(request, 'application/xml; charset=utf-8', async () => {
    const lists = readLists();
    const [fixed, categories, posts, services] = await Promise.all([
      fixedPages(lists),
      categoryPages(lists),
      lists.posts,
      lists.services,
    ]);
    const files = [
      ...fileOf('pages', fixed),
      ...fileOf('categories', categories),
      ...filesOf('posts', posts),
      ...filesOf('services', services),
    ];
    return sitemapIndex(files, env().SITE_URL);
  });
}
