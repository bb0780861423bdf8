import 'server-only';
import { unstable_cache } from 'next/cache';
import { isApiError } from '@/lib/api/error';
import { runSerially } from '@/lib/api/serial-queue';
import { readOr } from '@/lib/api/server-reads';
import { REVALIDATE_S, tags } from '@/lib/api/tags';
import { linkedServices } from '@/lib/post/linked-services';
import type { Post, PostSummary } from '@/lib/post/schema';
import { getPost, getPosts } from '@/lib/post/server';

/** Articles whose texts are looked at: reading one is a call. */
const NEWEST = 60;
/** Calls at a time. */
const AT_ONCE = 6;

type Mention = Pick<PostSummary, '_id' | 'title' | 'created_at'>;
type LinkingPost = Mention & { services: string[] };

/**
 * The newest articles that link to services. No call of the backend finds them by a service, so their texts are read, once for
 * all pages of services; the data cache has most of them from the articles' own pages.
 */
const getLinkingPosts = unstable_cache(
  () =>
    runSerially('linking posts', async () => {
      const { data } = await getPosts({ per_page: NEWEST });
      const posts: (Post | undefined)[] = [];
      for (let first = 0; first < data.length; first += AT_ONCE) {
        // oxlint-disable-next-line no-await-in-loop
        posts.push(...(await Promise.all(data.slice(first, first + AT_ONCE).map(readable))));
      }
      return posts
        .filter((post) => post !== undefined)
        .map(({ _id, title, created_at, body }): LinkingPost => ({ _id, title, created_at, services: linkedServices(body) }))
        .filter(({ services }) => services.length > 0);
    }),
  ['linking-posts'],
  { revalidate: REVALIDATE_S, tags: [tags.posts] },
);

/** One article that does not fit the contract must not hide the others. */
const readable = async ({ _id }: PostSummary): Promise<Post | undefined> => {
  try {
    return await getPost(_id);
  } catch (error) {
    if (isApiError(error, 'answer')) return undefined;
    throw error;
  }
};

/** The newest articles that link to a service; none when they cannot be read. Never throws. */
export const getMentions = (productId: string, count: number): Promise<Mention[]> =>
  readOr([], `articles that link to ${productId}`, async () =>
    (await getLinkingPosts()).filter(({ services }) => services.includes(productId)).slice(0, count),
  );
