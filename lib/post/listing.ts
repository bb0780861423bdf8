import { readPage } from '@/lib/api/paging';
import { readKeyword } from '@/lib/format/keyword';
import { DEFAULT_LOGIC, DEFAULT_SLUG, POSTS_PER_PAGE } from '@/lib/post/limits';

/** What the address of the articles asks for: those of a category, with a keyword, and how far the list is open. */
export type PostListing = { category?: string; keyword?: string; page: number };

export const PLAIN_POST_LISTING: PostListing = { page: 1 };

type RawQuery = Record<string, string | string[] | undefined>;

/** Reads the query of the articles' address. What makes no sense counts as not asked for; of a name given twice the first counts. */
export function readPostListing(query: RawQuery): PostListing {
  const one = (name: string): string | undefined => {
    const value = query[name];
    return (Array.isArray(value) ? value[0] : value)?.trim() || undefined;
  };
  return { category: one('category'), keyword: readKeyword(one('keyword')), page: readPage(one('page')) };
}

/** What the backend is asked for one page of the articles (specification 9: ten of them, OR, `recommended` unless said). */
export const postQuery = ({ category, keyword }: Pick<PostListing, 'category' | 'keyword'>, page: number, perPage = POSTS_PER_PAGE) => ({
  per_page: perPage,
  page,
  logic_gate: DEFAULT_LOGIC,
  slug: DEFAULT_SLUG,
  category_ids: category,
  keyword,
});
