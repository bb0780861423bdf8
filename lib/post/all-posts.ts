import 'server-only';
import { unstable_cache } from 'next/cache';
import { postCalls } from '@/lib/api/contract/post';
import { runSerially } from '@/lib/api/serial-queue';
import { serverApi } from '@/lib/api/server';
import { REVALIDATE_S, tags } from '@/lib/api/tags';
import { DEFAULT_LOGIC, DEFAULT_SLUG } from '@/lib/post/limits';
import type { PostSummary } from '@/lib/post/schema';

/** What a sitemap says of an article. */
export type PostLink = Pick<PostSummary, '_id' | 'title'> & { updated_at: string; category_ids: string[] };

const PER_PAGE = 500;

/** One page of all articles, as `lib/catalog/all-products.ts` has the services. @throws ApiError */
export const getPostLinks = unstable_cache(
  (page: number): Promise<{ links: PostLink[]; total: number; perPage: number }> =>
    runSerially(`posts ${page}`, async () => {
      const query = { per_page: PER_PAGE, page, logic_gate: DEFAULT_LOGIC, slug: DEFAULT_SLUG };
      const { data, total, per_page } = await serverApi(postCalls.getPosts, { query, revalidate: false });
      const links = data.map(({ _id, title, updated_at, created_at, categories }) => ({
        _id,
        title,
        updated_at: updated_at ?? created_at,
        category_ids: categories.map((category) => category._id),
      }));
      return { links, total, perPage: per_page || PER_PAGE };
    }),
  ['post-links'],
  { revalidate: REVALIDATE_S, tags: [tags.posts] },
);
