import type * as z from 'zod/mini';
import type { Text } from '@/lib/api/shapes';
import type { PostCategorySchema, PostSchema } from '@/lib/post/schema';
import { page } from './content-page.ts';
import { PICTURES, type PictureName } from './pictures.ts';
import { dayAt } from './service.ts';
import { t } from './text.ts';

export type Post = z.infer<typeof PostSchema>;
export type PostCategory = z.infer<typeof PostCategorySchema>;

const category = (slug: string, title: Text, status = 'ACTIVE'): PostCategory => ({ _id: `post-cat-${slug}`, slug, title, status });
export const POST_CATEGORIES: PostCategory[] = [
  category('case-notes', t('Case notes', '個案筆記', '案例笔记')),
  category('small-flats', t('Small flats', '小單位', '小户型')),
  category('materials', t('Materials', '物料', '材料')),
  category('before-you-begin', t('Before you begin', '動工之前', '开工之前')),
  category('in-preparation', t('In preparation', '準備中', '筹备中'), 'DRAFT'),
];

/** Who of the studio wrote what; the rest is the studio's own. */
const HELEN = t('Helen Lau', '劉曉嵐', '刘晓岚');
const KENNETH = t('Kenneth Mak', '麥國棟', '麦国栋');
const AUTHORS: Record<string, Text> = {
  'table-for-eight': HELEN,
  'dark-walls': HELEN,
  'cafe-in-eleven-nights': KENNETH,
  waterproofing: KENNETH,
  'quotation-line-by-line': KENNETH,
  'reading-a-floor-plan': HELEN,
  'worktops-compared': HELEN,
};

type Words = [en: string, zh: string, cn: string];

/** An article; `likes` people of the demo have liked it, the first of them the demo account where `kaYan` is set. */
export function post(
  slug: string,
  day: number,
  cover: PictureName,
  categories: string[],
  likes: { count: number; kaYan?: boolean },
  title: Words,
  excerpt: Words,
  body: Words,
): Post {
  const likers = Array.from({ length: likes.count }, (_, index) => `reader-${String(index + 1).padStart(3, '0')}`);
  return {
    _id: `post-${slug}`,
    title: t(...title),
    excerpt: t(...excerpt),
    cover: PICTURES[cover],
    categories: POST_CATEGORIES.filter((entry) => categories.includes(entry.slug)).map((entry) => ({ _id: entry._id, title: entry.title })),
    created_at: dayAt(day, 2, 30),
    updated_at: dayAt(Math.min(day + 3, 686), 6),
    ...(AUTHORS[slug] && { author: { name: AUTHORS[slug] } }),
    liked_account_ids: likes.kaYan ? ['account-kayan', ...likers.slice(1)] : likers,
    body: page(...body),
  };
}
