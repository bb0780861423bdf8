import * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { pageOf, pagingQuery, sortingQuery } from '@/lib/api/shapes';
import {
  PostCategoryQuerySchema,
  PostCategorySchema,
  PostFilterSchema,
  PostPageSchema,
  PostReviewSchema,
  PostSchema,
  RelatedPostsQuerySchema,
  WritePostReviewSchema,
} from '@/lib/post/schema';
import { ToggleAnswerSchema } from '@/lib/wishlist/schema';

export const postCalls = {
  getPostCategories: call({ method: 'GET', path: '/posts/category/all', access: 'public', query: PostCategoryQuerySchema, answer: pageOf(PostCategorySchema) }),
  getPosts: call({ method: 'GET', path: '/posts/filter', access: 'public', query: PostFilterSchema, answer: PostPageSchema }),
  getLikedPosts: call({ method: 'GET', path: '/posts/liked/all', access: 'session', query: z.strictObject(pagingQuery), answer: PostPageSchema }),
  getPost: call({ method: 'GET', path: '/posts/{id}/details', access: 'public', answer: PostSchema }),
  getPostReviews: call({
    method: 'GET',
    path: '/posts/{id}/reviews',
    access: 'public',
    query: z.strictObject({ ...pagingQuery, ...sortingQuery }),
    answer: pageOf(PostReviewSchema),
  }),
  getRelatedPosts: call({ method: 'GET', path: '/posts/related-posts-urls', access: 'public', query: RelatedPostsQuerySchema, answer: PostPageSchema }),
  writePostReview: call({ method: 'POST', path: '/posts/review', access: 'session', body: WritePostReviewSchema, answer: PostReviewSchema }),
  likePost: call({ method: 'PUT', path: '/posts/{id}/like', access: 'session', answer: ToggleAnswerSchema }),
};
