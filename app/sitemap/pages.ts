import { type Known, type Lists, wholeOf } from '@/app/sitemap/lists';
import { isApiError } from '@/lib/api/error';
import type { CategoryNode } from '@/lib/catalog/schema';
import { flatTree } from '@/lib/catalog/categories';
import { listingHref } from '@/lib/catalog/listing';
import { getCategoryTree } from '@/lib/catalog/server';
import { getContent } from '@/lib/content/server';
import { postsPath } from '@/lib/post/path';
import { getPostCategories } from '@/lib/post/server';
import { ROUTES } from '@/lib/routes';
import { newestOf, type SitemapPage } from '@/lib/seo/sitemap';

type Dated = { updated_at?: string | null; category_ids: string[] };
const samePath = (path: string, changed?: string | null): SitemapPage => ({ pathIn: () => path, changed });

/** The indexed pages whose URL holds no id. They stand without dates while the backend is down. */
export async function fixedPages(lists: Lists): Promise<SitemapPage[]> {
  const pages = ROUTES.filter(({ isIndexed, pattern }) => isIndexed && !pattern.includes(':')).map(
    async ({ pattern, content: slug, listOf }) => {
      if (listOf) return [samePath(pattern, await newestIn(lists[listOf]))];
      if (!slug) return [samePath(pattern)];
      const content = await orUndefined(getContent(slug), null);
      // undefined: staff wrote nothing, and the page is a 404
      return content === undefined ? [] : [samePath(pattern, content?.updated_at)];
    },
  );
  return (await Promise.all(pages)).flat();
}

/** Lists of services and of articles by category, of those that hold something. @throws ApiError */
export async function categoryPages(lists: Lists): Promise<SitemapPage[]> {
  const [tree, postCategories, services, posts] = await Promise.all([
    getCategoryTree(),
    getPostCategories(),
    lists.services,
    lists.posts,
  ]);
  const serviceDates = newestByCategory(wholeOf(services) ?? []);
  const postLinks = wholeOf(posts);
  const postDates = newestByCategory(postLinks ?? []);
  const isInUse = (id: string) => postLinks === undefined || postLinks.some((link) => link.category_ids.includes(id));
  const idsBelow = (node: CategoryNode): string[] => flatTree([node]).map(({ _id }) => _id);
  return [
    ...flatTree(tree)
      .filter(({ product_count }) => product_count > 0)
      .map((node) =>
        samePath(listingHref({ category: node._id }), newestOf(idsBelow(node).map((id) => serviceDates.get(id)))),
      ),
    ...postCategories.filter(({ _id }) => isInUse(_id)).map(({ _id }) => samePath(postsPath(_id), postDates.get(_id))),
  ];
}

async function newestIn(list: Promise<Known<Dated>>): Promise<string | undefined> {
  const links = await orUndefined(list, undefined);
  return links && newestOf(wholeOf(links)?.map((link) => link.updated_at) ?? []);
}

function newestByCategory(links: Dated[]): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const { category_ids, updated_at } of links)
    for (const id of category_ids) found.set(id, newestOf([found.get(id), updated_at]));
  return found;
}

/** What the page can do without while the backend cannot be reached. */
async function orUndefined<T, Instead>(promise: Promise<T>, instead: Instead): Promise<T | Instead> {
  try {
    return await promise;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return instead;
  }
}
