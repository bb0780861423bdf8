import type { postCalls } from '@/lib/api/contract/post';
import type { Text } from '@/lib/api/shapes';
import type { PostCategory, PostSummary } from '@/lib/post/schema';
import { idsOf, pageOfList } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import type { SeedPost, SeedPostReview } from '../seed.ts';
import type { State } from '../state/state.ts';
import type { Implementers } from './context.ts';

const summaryOf = ({ body: _body, ...summary }: SeedPost): PostSummary => summary;
const newest = (state: State): SeedPost[] => [...state.posts.values()].toSorted((a, b) => b.created_at.localeCompare(a.created_at));

function postOf(state: State, id: string): SeedPost {
  const post = state.posts.get(id);
  if (!post) throw new Refusal(404, 'notFound');
  return post;
}

const holdsKeyword = (post: SeedPost, keyword: string): boolean => {
  const words = keyword.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  const texts: (Text | null | undefined)[] = [post.title, post.excerpt];
  const all = texts
    .flatMap((text) => [text?.en, text?.zh, text?.cn])
    .join('\n')
    .normalize('NFKC')
    .toLowerCase();
  return words.every((word) => all.includes(word));
};

const REQUIRED_FIELDS = new Set(['_id', 'title', 'slug']);

/** What a reader sees of a review: theirs is a DRAFT while the call is under way, ACTIVE once it is in. */
const isShown = (review: SeedPostReview): boolean => review.status === 'ACTIVE';

export const postHandlers: Implementers<typeof postCalls> = {
  /** `exclude_ids` leaves categories out; `keys` names the fields that are wanted, beside those that no category can be without. */
  getPostCategories: ({ state, query, url }) => {
    const { sort_by: sortBy = 'title.en', sort_order: order = 'asc' } = query;
    if (!/^title\.(en|zh|cn)$/.test(sortBy)) throw new Refusal(422, 'invalid', { sort_by: 'unknown' });
    const locale = sortBy.slice(-2) as 'en' | 'zh' | 'cn';
    const excluded = new Set(idsOf(query.exclude_ids));
    const keys = new Set(idsOf(query.keys));
    const reduced = (category: PostCategory): PostCategory =>
      keys.size === 0 ? category : (Object.fromEntries(Object.entries(category).filter(([key]) => REQUIRED_FIELDS.has(key) || keys.has(key))) as PostCategory);
    const statuses = new Set(idsOf(query.statuses ?? 'ACTIVE'));
    const sign = order === 'desc' ? -1 : 1;
    const categories = state.seed.postCategories
      .filter((category) => !excluded.has(category._id) && statuses.has(category.status))
      .toSorted((a, b) => sign * (a.title[locale] ?? '').localeCompare(b.title[locale] ?? ''));
    return pageOfList(categories.map(reduced), query, 5, url);
  },

  /** `slug` is a list's name: `recommended` (the default) is all, newest first; a category's slug is that category. */
  getPosts: ({ state, query, url }) => {
    const wanted = idsOf(query.category_ids);
    const named = query.slug && query.slug !== 'recommended' ? state.seed.postCategories.find((category) => category.slug === query.slug) : undefined;
    if (query.slug && query.slug !== 'recommended' && !named) return pageOfList<PostSummary>([], query, 10, url);
    const posts = newest(state).filter((post) => {
      const own = new Set(post.categories.map((category) => category._id));
      const fits = query.logic_gate === 'AND' ? wanted.every((id) => own.has(id)) : wanted.some((id) => own.has(id));
      return (wanted.length === 0 || fits) && (!named || own.has(named._id)) && (!query.keyword || holdsKeyword(post, query.keyword));
    });
    return pageOfList(posts.map(summaryOf), query, 10, url);
  },

  getLikedPosts: ({ state, account, query, url }) => {
    const liked = newest(state).filter((post) => post.liked_account_ids.includes(account._id));
    return pageOfList(liked.map(summaryOf), query, 10, url);
  },

  getPost: ({ state, params }) => postOf(state, params.id),

  getPostReviews: ({ state, params, query, url }) => {
    postOf(state, params.id);
    if (query.sort_by !== undefined && query.sort_by !== 'created_at') throw new Refusal(422, 'invalid', { sort_by: 'unknown' });
    const sign = query.sort_order === 'asc' ? 1 : -1;
    const reviews = (state.postReviews.get(params.id) ?? []).filter(isShown).toSorted((a, b) => sign * a.created_at.localeCompare(b.created_at));
    return pageOfList(reviews, query, 10, url);
  },

  getRelatedPosts: ({ state, query, url }) => {
    const own = new Set(postOf(state, query.post_id).categories.map((category) => category._id));
    const others = newest(state).filter((post) => post._id !== query.post_id);
    const shares = (post: SeedPost) => post.categories.some((category) => own.has(category._id));
    const related = [...others.filter(shares), ...others.filter((post) => !shares(post))];
    const count = query.items_per_page ?? 12;
    return pageOfList(related.slice(0, count).map(summaryOf), { per_page: count }, count, url);
  },

  writePostReview: ({ state, account, body }) => {
    postOf(state, body._id);
    const review: SeedPostReview = {
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
    post.liked_account_ids = isLiked ? [...post.liked_account_ids, account._id] : post.liked_account_ids.filter((id) => id !== account._id);
    return { is_liked: isLiked };
  },
};
