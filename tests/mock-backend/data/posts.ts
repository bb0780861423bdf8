import { PictureSchema, TextSchema } from '@/lib/api/shapes';
import { PostCategorySchema, PostReviewSchema, type PostSchema, PostSummarySchema } from '@/lib/post/schema';
import * as z from 'zod/mini';
import { entryOf, load } from './load.ts';
import { richText } from './rich-text.ts';

export type Post = z.output<typeof PostSchema>;
export type PostReview = z.output<typeof PostReviewSchema>;

const FileSchema = z.object({
  categories: z.array(PostCategorySchema),
  authors: z.record(z.string(), TextSchema),
  posts: z.array(
    z.object({
      _id: z.string(),
      title: TextSchema,
      excerpt: TextSchema,
      cover: PictureSchema,
      /** ids */
      categories: z.array(z.string()),
      created_at: z.string(),
      updated_at: z.string(),
      /** one of the authors; without one it is the studio */
      author: z.optional(z.string()),
      likes: z.number(),
      /** demo accounts among those who like it */
      liked_by: z.optional(z.array(z.string())),
      /** of a project */
      facts: PostSummarySchema.shape.facts,
      body: z.array(TextSchema),
    }),
  ),
});
const file = load('posts.json', FileSchema);

export const POST_CATEGORIES = file.categories;

/** The articles, newest first. */
export const POSTS: Post[] = file.posts.map(
  ({ _id, title, excerpt, cover, categories, created_at, updated_at, author, likes, liked_by = [], facts, body }) => ({
    _id,
    title,
    excerpt,
    cover,
    categories: POST_CATEGORIES.filter((category) => categories.includes(category._id)).map((category) => ({
      _id: category._id,
      title: category.title,
    })),
    created_at,
    updated_at,
    ...(author && { author: { name: entryOf('posts.json', file.authors, author) } }),
    liked_account_ids: Array.from(
      { length: likes },
      (_, index) => liked_by[index] ?? `reader-${String(index + 1).padStart(3, '0')}`,
    ),
    ...(facts && { facts }),
    body: richText(body),
  }),
);

/** Published comments by article, newest first. They stay in the language they were written in. */
export const POST_REVIEWS = load('post-reviews.json', z.record(z.string(), z.array(PostReviewSchema)));
