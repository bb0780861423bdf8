import type { ApprovalStatusSchema } from '@/lib/order/schema';
import type * as z from 'zod/mini';
import type { OrderRecord } from './orders.ts';
import type { State } from './state.ts';

/** What the shop's staff decide about a review: an approved one with stars shows at its services. */
export function decideReview(state: State, record: OrderRecord, id: string, status: z.output<typeof ApprovalStatusSchema>): boolean {
  const review = record.reviews.find((candidate) => candidate._id === id);
  if (!review) return false;
  review.status = status;
  const chosen = new Set(review.product_variant_ids);
  const lines = record.order.items.filter((item) => chosen.size === 0 || chosen.has(item.product_variant_id));
  for (const id of new Set(lines.map((item) => item.product_id))) {
    if (!id) continue;
    const others = (state.productReviews.get(id) ?? []).filter((entry) => entry._id !== review._id);
    state.productReviews.set(id, status === 'approved' && review.rating !== null ? [published(state, record, review, review.rating), ...others] : others);
  }
  return true;
}

function published(state: State, record: OrderRecord, { _id, comment, images, created_at }: OrderRecord['reviews'][number], rating: number) {
  const account = state.accounts.get(record.account_id);
  return { _id, user: { username: account?.username ?? '', avatar: account?.avatar ?? null }, rating, comment, images, created_at };
}
