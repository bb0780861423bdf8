import type { postCalls, PostCategory, PostSummary } from '@/lib/post/schema';
import type { Post, PostReview } from '../data/posts.ts';
import { SEED } from '../data/seed.ts';
import { byDate, byTitle, idsOf, searchText, searchWords } from '../lists.ts';
import { found, invalid } from '../messages.ts';
import type { State } from '../state/state.ts';
import type { Handlers } from './context.ts';

const summaryOf = ({ body: _body, ...summary }: Post): PostSummary => summary;
const newest = (state: State): Post[] => byDate([...state.posts.values()], 'desc');
const postOf = (state: State, id: string): Post => found(state.posts.get(id));

function matchesKeyword(post: Post, keyword: string | undefined): boolean {
  const text = searchText([post.title, post.excerpt]);
  return searchWords(keyword).every((word) => text.includes(word));
}

const REQUIRED_FIELDS = new Set(['_id', 'title', 'slug']);

export const postHandlers: Handlers<typeof postCalls> = {
  /** `keys`: the fields to send besides the required ones. */
  getPostCategories: ({ query, page }) => {
    const excluded = new Set(idsOf(query.exclude_ids));
    const keys = new Set(idsOf(query.keys));
    const reduced = (category: PostCategory): PostCategory =>
      keys.size === 0
        ? category
        : (Object.fromEntries(
            Object.entries(category).filter(([key]) => REQUIRED_FIELDS.has(key) || keys.has(key)),
          ) as PostCategory);
    const statuses = new Set(idsOf(query.statuses ?? 'ACTIVE'));
    const categories = SEED.postCategories.filter(
      (category) => !excluded.has(category._id) && statuses.has(category.status),
    );
    return page(byTitle(categories, query).map(reduced), 5);
  },

  /** `slug`: `recommended` (the default) for all, or the slug of a category. */
  getPosts: ({ state, query, page }) => {
    const wanted = idsOf(query.category_ids);
    const slug = query.slug === 'recommended' ? '' : query.slug;
    const named = slug ? SEED.postCategories.find((category) => category.slug === slug) : undefined;
    if (slug && !named) return page<PostSummary>([], 10);
    const posts = newest(state).filter((post) => {
      const own = new Set(post.categories.map((category) => category._id));
      const fits = query.logic_gate === 'AND' ? wanted.every((id) => own.has(id)) : wanted.some((id) => own.has(id));
      return (wanted.length === 0 || fits) && (!named || own.has(named._id)) && matchesKeyword(post, query.keyword);
    });
    return page(posts.map(summaryOf), 10);
  },

  getLikedPosts: ({ state, account, page }) => {
    const liked = newest(state).filter((post) => post.liked_account_ids.includes(account._id));
    return page(liked.map(summaryOf), 10);
  },

  getPost: ({ state, params }) => postOf(state, params.id),

  getPostReviews: ({ state, params, query, page }) => {
    postOf(state, params.id);
    if ((query.sort_by ?? 'created_at') !== 'created_at') throw invalid({ sort_by: 'unknown' });
    const reviews = (state.postReviews.get(params.id) ?? []).filter((review) => review.status === 'ACTIVE');
    return page(byDate(reviews, query.sort_order ?? 'desc'), 10);
  },

  getRelatedPosts: ({ state, query, page }) => {
    const own = new Set(postOf(state, query.post_id).categories.map((category) => category._id));
    const others = newest(state).filter((post) => post._id !== query.post_id);
    const shares = (post: Post) => post.categories.some((category) => own.has(category._id));
    const related = [...others.filter(shares), ...others.filter((post) => !shares(post))];
    const count = query.items_per_page ?? 12;
    return page(related.slice(0, count).map(summaryOf), count);
  },

  writePostReview: ({ state, account, body }) => {
    postOf(state, body._id);
    const review: PostReview = {
      _id: state.nextId('comment'),
      user: { username: account.username, avatar: account.avatar ?? null },
      user_id: account._id,
      comment: body.comment,
      created_at: state.clock.iso(),
      status: 'ACTIVE',
    };
    state.postReviews.set(body._id, [review, ...(state.postReviews.get(body._id) ?? [])]);
    return review;
  },

  likePost: ({ state, account, params }) => {
    const post = postOf(state, params.id);
    const isLiked = !post.liked_account_ids.includes(account._id);
    post.liked_account_ids = isLiked
      ? [...post.liked_account_ids, account._id]
      : post.liked_account_ids.filter((id) => id !== account._id);
    return { is_liked: isLiked };
  },
};
