import type * as z from 'zod/mini';
import type { PostReviewSchema } from '@/lib/post/schema';
import type { Post } from './post.ts';
import { CASE_NOTES } from './posts/case-notes.ts';
import { GUIDE_POSTS } from './posts/guides.ts';
import { MATERIAL_POSTS } from './posts/materials.ts';
import { SMALL_FLAT_POSTS } from './posts/small-flats.ts';
import { dayAt } from './service.ts';

export { POST_CATEGORIES } from './post.ts';
export type PostReview = z.infer<typeof PostReviewSchema> & { _id: string };

/** The articles, newest first. */
export const POSTS: Post[] = [...CASE_NOTES, ...GUIDE_POSTS, ...MATERIAL_POSTS, ...SMALL_FLAT_POSTS].sort((a, b) => b.created_at.localeCompare(a.created_at));

/** Article, who wrote, day since 01/01/2025, words. Comments stay in the language they were written in. */
const COMMENTS: [slug: string, username: string, day: number, comment: string][] = [
  ['table-for-eight', 'Ka Yan', 683, 'Our bathroom door does exactly this. I am going home to measure.'],
  ['table-for-eight', '阿詩', 682, '睇完先發現屋企道門都係咁阻住。'],
  ['table-for-eight', '小鹿', 684, '长凳下面的抽屉很实用，想知道深度是多少。'],
  ['dark-walls', 'Marcus Y.', 674, 'Painted ours green after reading this. No regrets so far.'],
  ['dark-walls', '林小雨', 676, '深色墙配暖灯，冬天看着就安心。'],
  ['cafe-in-eleven-nights', 'Lok, Tai Hang', 666, 'I was one of the forty. The cardboard till worked.'],
  ['waterproofing', '馮先生', 655, '蓄水測試張相我到而家都留住。'],
  ['waterproofing', 'Gwen', 660, 'The puddle in the picture is mine.'],
  ['waterproofing', '海边', 671, '每层不同颜色这个办法很聪明。'],
  ['quotation-line-by-line', 'Irene', 595, 'Skim coat was there twice. Thank you.'],
  ['quotation-line-by-line', '鄧先生', 601, '逐項對完，慳返唔少來回。'],
  ['handover-checklist', '子墨', 505, '弹珠真的有用，卫生间坡度反了。'],
  ['storage-nobody-sees', 'Cindy', 566, 'The empty drawer now holds umbrellas. Of course it does.'],
  ['storage-nobody-sees', '豆豆妈', 580, '“杂物柜”一个月就满，说的就是我家。'],
  ['window-seat-lessons', '陳大文', 480, '窗台真係無一個係水平。'],
  ['reading-a-floor-plan', 'Peter S.', 630, 'The path to the fridge should be printed on every leaflet.'],
  ['worktops-compared', 'Rita', 579, 'I came with the lemon. They were serious.'],
];

/** Published comments by article id, newest first. */
export const POST_REVIEWS: Record<string, PostReview[]> = {};
for (const [index, [slug, username, day, comment]] of COMMENTS.entries()) {
  (POST_REVIEWS[`post-${slug}`] ??= []).push({
    _id: `post-review-${String(index + 1).padStart(3, '0')}`,
    user: { username, avatar: null },
    user_id: username === 'Ka Yan' ? 'account-kayan' : `reader-${String(index + 1).padStart(3, '0')}`,
    comment,
    created_at: dayAt(day, 4, (index * 11) % 60),
    status: 'ACTIVE',
  });
}
for (const reviews of Object.values(POST_REVIEWS)) reviews.sort((a, b) => b.created_at.localeCompare(a.created_at));
