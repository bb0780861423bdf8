import type { orderCalls } from '@/lib/api/contract/order';
import type { Picture } from '@/lib/api/shapes';
import { done } from '../done.ts';
import { pageOfList } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import type { OrderRecord } from '../state/orders.ts';
import { ownOrder } from '../state/own-order.ts';
import type { Implementers } from './context.ts';

type Own = 'getOrderReviews' | 'writeOrderReview' | 'getRefundRequest' | 'writeRefundRequest';

const pictureOf = (url: string): Picture => ({ url, width: 1200, height: 900, alt: null, color: null, crop: 'cover' });

function refuseForeignLines(record: OrderRecord, ids: string[], field: string): void {
  const own = new Set(record.order.items.map((item) => item.product_variant_id));
  if (ids.some((id) => !own.has(id))) throw new Refusal(422, 'invalid', { [field]: 'notInOrder' });
}

export const orderReviewHandlers: Pick<Implementers<typeof orderCalls>, Own> = {
  // specification 7: oldest first
  getOrderReviews: ({ state, account, params, query, url }) => {
    const sign = query.sort_order === 'desc' ? -1 : 1;
    const reviews = ownOrder(state, account, params.id).reviews.toSorted((a, b) => sign * a.created_at.localeCompare(b.created_at));
    return pageOfList(reviews, query, 9999, url);
  },

  writeOrderReview: ({ state, account, params, body, locale }) => {
    const record = ownOrder(state, account, params.id);
    if (record.order.current_status !== 'completed') throw new Refusal(409, 'notCompleted');
    refuseForeignLines(record, body.product_variant_ids ?? [], 'product_variant_ids');
    const review: OrderRecord['reviews'][number] = {
      _id: state.nextId('review'),
      rating: body.rating ?? null,
      comment: body.comment,
      images: (body.images ?? []).map(pictureOf),
      product_variant_ids: body.product_variant_ids ?? [],
      status: 'waiting',
      created_at: state.clock.iso(),
    };
    record.reviews.push(review);
    return done(locale);
  },

  getRefundRequest: ({ state, account, params }) => ({ data: ownOrder(state, account, params.id).refund }),

  /** One request per order, for lines of it and no more of each than were ordered. */
  writeRefundRequest: ({ state, account, params, body, locale }) => {
    const record = ownOrder(state, account, params.id);
    if (record.refund) throw new Refusal(409, 'alreadyRequested');
    if (!record.order.is_paid) throw new Refusal(422, 'notPaid');
    refuseForeignLines(
      record,
      body.refund_items.map((item) => item.product_variant_id),
      'refund_items',
    );
    const wanted = new Map(body.refund_items.map((item) => [item.product_variant_id, item.qty]));
    const items = record.order.items.filter((item) => wanted.has(item.product_variant_id));
    if (items.some((item) => (wanted.get(item.product_variant_id) ?? 0) > item.qty)) throw new Refusal(422, 'invalid', { refund_items: 'max' });
    record.refund = {
      _id: state.nextId('refund'),
      reason: body.reason,
      images: body.images.map(pictureOf),
      refund_items: body.refund_items,
      items,
      status: 'waiting',
      created_at: state.clock.iso(),
    };
    return done(locale);
  },
};
