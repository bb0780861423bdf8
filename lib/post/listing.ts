import { readPage } from '@/lib/api/paging';
import { readKeyword } from '@/lib/catalog/keyword';
import type { Query } from '@/lib/render-url';

/** Articles to a page (spec 9). */
export const POSTS_PER_PAGE = 10;
/** How articles are read (spec 9). */
export const POST_ORDER = { logic_gate: 'OR', slug: 'recommended' } as const;
/** Comments come newest first (spec 9). */
export const COMMENT_QUERY = { per_page: 10, sort_by: 'created_at', sort_order: 'desc' } as const;

/** What the URL of the articles asks for: those of a category, with a keyword, and how far the list is open. */
export type PostListing = { category?: string; keyword?: string; page: number };

/** Reads the query of the articles' URL. Invalid values are ignored; of a name given twice the first counts. */
export function readPostListing(query: Query): PostListing {
  const one = (name: string): string | undefined => [query[name]].flat()[0]?.trim() || undefined;
  return { category: one('category'), keyword: readKeyword(one('keyword')), page: readPage(one('page')) };
}

/** The backend's query for one page of the articles. */
export const postQuery = (
  { category, keyword }: Pick<PostListing, 'category' | 'keyword'>,
  page: number,
  per_page = POSTS_PER_PAGE,
) => ({
  ...POST_ORDER,
  per_page,
  page,
  category_ids: category,
  keyword,
});
