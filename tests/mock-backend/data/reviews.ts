import type { ProductReview } from '@/lib/catalog/schema';
import { PICTURES } from './pictures.ts';
import { REVIEW_ROWS } from './review-texts.ts';
import { dayAt } from './service.ts';

/** Reviews by service, newest first. */
export const PRODUCT_REVIEWS: Record<string, ProductReview[]> = {};

for (const [index, [slug, username, rating, day, comment, pictures]] of REVIEW_ROWS.entries()) {
  (PRODUCT_REVIEWS[`svc-${slug}`] ??= []).push({
    _id: `review-${String(index + 1).padStart(3, '0')}`,
    user: { username, avatar: null },
    rating,
    comment,
    images: (pictures ?? []).map((name) => PICTURES[name]),
    created_at: dayAt(day, 1 + (index % 12), (index * 7) % 60),
  });
}
for (const reviews of Object.values(PRODUCT_REVIEWS)) reviews.sort((a, b) => b.created_at.localeCompare(a.created_at));
