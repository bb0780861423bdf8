import * as z from 'zod/mini';
import { listOf, optional, shown, string } from '@/lib/api/atoms';
import { requiredText } from '@/lib/api/body-rules';
import { call } from '@/lib/api/call';
import {
  DateTimeOrNoneSchema,
  DateTimeSchema,
  openEnum,
  pageOf,
  PageSizeSchema,
  pagingQuery,
  PictureOrNoneSchema,
  sortingQuery,
  TextOrNoneSchema,
  TextSchema,
  ToggleResponseSchema,
  WriterSchema,
} from '@/lib/api/shapes';

export const PostCategorySchema = z.object({
  _id: string,
  title: TextSchema,
  slug: string,
  status: optional(string, 'ACTIVE'),
});
export type PostCategory = z.infer<typeof PostCategorySchema>;
export const PostSummarySchema = z.object({
  _id: string,
  title: TextSchema,
  excerpt: shown(TextSchema),
  cover: PictureOrNoneSchema,
  categories: shown(listOf(z.object({ _id: string, title: TextSchema })), []),
  created_at: DateTimeOrNoneSchema,
  updated_at: shown(DateTimeSchema),
  /** who wrote it; without a name it is the studio */
  author: shown(z.object({ name: TextSchema })),
  liked_account_ids: shown(listOf(string), []),
  /** of a project, in the order shown: where, how large, how long, at what cost; a value carries its unit */
  facts: shown(listOf(z.object({ title: TextSchema, value: TextSchema }))),
});
export type PostSummary = z.infer<typeof PostSummarySchema>;
/** `body` is rich text, to be sanitised on the server before it is shown. */
export const PostSchema = z.extend(PostSummarySchema, { body: TextOrNoneSchema });
export type Post = z.infer<typeof PostSchema>;
export const PostReviewSchema = z.object({
  _id: shown(string),
  user: WriterSchema,
  user_id: shown(string, ''),
  comment: string,
  created_at: DateTimeOrNoneSchema,
  status: openEnum(['DRAFT', 'ACTIVE']),
});
export type PostReview = z.infer<typeof PostReviewSchema>;
export const PostPageSchema = pageOf(PostSummarySchema);
export const PostFilterSchema = z.strictObject({
  ...pagingQuery,
  category_ids: z.optional(z.string()),
  logic_gate: z.optional(z.enum(['AND', 'OR'])),
  slug: z.optional(z.string()),
  keyword: z.optional(z.string()),
});
export const PostCategoryQuerySchema = z.strictObject({
  ...pagingQuery,
  ...sortingQuery,
  exclude_ids: z.optional(z.string()),
  keys: z.optional(z.string()),
  statuses: z.optional(z.string()),
});
export const RelatedPostsQuerySchema = z.strictObject({
  post_id: z.string(),
  items_per_page: z.optional(PageSizeSchema),
});
/** What is typed below an article. */
export const CommentSchema = z.strictObject({ comment: requiredText(5000) });
export type Comment = z.infer<typeof CommentSchema>;
export const WritePostReviewSchema = z.extend(CommentSchema, { _id: z.string() });

export const postCalls = {
  getPostCategories: call({
    method: 'GET',
    path: '/posts/category/all',
    access: 'public',
    query: PostCategoryQuerySchema,
    response: pageOf(PostCategorySchema),
    tags: ['posts'],
  }),
  getPosts: call({
    method: 'GET',
    path: '/posts/filter',
    access: 'public',
    query: PostFilterSchema,
    response: PostPageSchema,
    tags: ['posts'],
    limit: 'search',
  }),
  getLikedPosts: call({
    method: 'GET',
    path: '/posts/liked/all',
    access: 'session',
    query: z.strictObject(pagingQuery),
    response: PostPageSchema,
  }),
  getPost: call({
    method: 'GET',
    path: '/posts/{id}/details',
    access: 'public',
    response: PostSchema,
    tags: ['posts', 'post:{id}'],
  }),
  getPostReviews: call({
    method: 'GET',
    path: '/posts/{id}/reviews',
    access: 'public',
    query: z.strictObject({ ...pagingQuery, ...sortingQuery }),
    response: pageOf(PostReviewSchema),
    tags: ['posts', 'post:{id}'],
  }),
  getRelatedPosts: call({
    method: 'GET',
    path: '/posts/related-posts-urls',
    access: 'public',
    query: RelatedPostsQuerySchema,
    response: PostPageSchema,
    tags: ['posts'],
  }),
  writePostReview: call({
    method: 'POST',
    path: '/posts/review',
    access: 'session',
    body: WritePostReviewSchema,
    response: PostReviewSchema,
    limit: 'comment',
  }),
  likePost: call({ method: 'PUT', path: '/posts/{id}/like', access: 'session', response: ToggleResponseSchema }),
};
