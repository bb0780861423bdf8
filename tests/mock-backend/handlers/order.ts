import type { Picture } from '@/lib/api/shapes';
import { type orderCalls, type OrderStatus, type OrderSummary, OrderSummarySchema } from '@/lib/order/schema';
import { isHttpUrl } from '../checks.ts';
import { byDate } from '../lists.ts';
import { found, HttpError, invalid, MESSAGES } from '../messages.ts';
import { phoneKey } from '../state/accounts.ts';
import {
  addPaymentRecord,
  advanceRecognition,
  mayMove,
  moveOrder,
  type OrderRecord,
  ownOrder,
  sentOrder,
} from '../state/orders.ts';
import { earnPoints, returnPoints } from '../state/points.ts';
import type { State } from '../state/state.ts';
import { setVoucherUsed } from '../state/vouchers.ts';
import type { Handlers } from './context.ts';

function move(state: State, record: OrderRecord, to: OrderStatus): void {
  if (!mayMove(record.order, to)) throw new HttpError(409, 'illegalStatus');
  moveOrder(record.order, to, state.clock.iso(), 'customer');
}

/** Lists carry only the fields that the contract names for them. */
const summaries = (state: State, records: OrderRecord[], origin: string): OrderSummary[] =>
  records.map((record) => OrderSummarySchema.parse(sentOrder(state, record, origin)));

/** Whether email or phone (with its area code or without) are the recipient's or the order's account's. */
function isContactOf(
  state: State,
  record: OrderRecord,
  contact: { email?: string | undefined; phone?: string | undefined },
): boolean {
  const owner = state.accounts.get(record.account_id);
  const parties = [record.order.delivery_details, ...(owner ? [owner] : [])];
  const email = contact.email?.trim().toLowerCase();
  const phone = contact.phone?.replaceAll(/\D/g, '');
  return parties.some(
    (party) =>
      (Boolean(email) && party.email?.toLowerCase() === email) ||
      (Boolean(phone) &&
        party.phone !== '' &&
        (party.phone === phone || phoneKey(party.area_code, party.phone) === phone)),
  );
}

const pictureOf = (url: string): Picture => ({ url, width: 1200, height: 900, alt: null, color: null, crop: 'cover' });

function checkLines(record: OrderRecord, ids: string[], field: string): void {
  if (ids.some((id) => !record.order.items.some((item) => item.product_variant_id === id)))
    throw invalid({ [field]: 'notInOrder' });
}

export const orderHandlers: Handlers<typeof orderCalls> = {
  getOrders: ({ state, account, query, origin, page }) => {
    found(state.catalogs.get(query.store_id));
    const records = state.orders.of(account._id).filter((record) => record.store_id === query.store_id);
    return page(summaries(state, records, origin), 10);
  },

  getOfflineOrders: ({ state, account, origin, page }) => {
    const records = state.orders.of(account._id).filter((record) => record.order.payment_method === 'OFFLINE');
    return page(summaries(state, records, origin), 10);
  },

  getOrder: ({ state, account, params, origin }) => {
    const record = ownOrder(state, account, params.id);
    advanceRecognition(record);
    return sentOrder(state, record, origin);
  },

  getGuestOrder: ({ state, params, query, locale, origin }) => {
    const record = found(state.orders.find(params.id), 'orderNotFound');
    // by the contract, a response with a message means that email or phone is incorrect
    return isContactOf(state, record, query)
      ? sentOrder(state, record, origin)
      : { message: MESSAGES.wrongContact[locale] };
  },

  uploadProof: ({ state, account, params, body }) => {
    const record = ownOrder(state, account, params.id);
    const { checkout, project } = record.order;
    if (!checkout.offline) throw new HttpError(409, 'notOffline');
    if (!isHttpUrl(body.image)) throw new HttpError(422, 'wrongAddress', { image: 'url' });
    move(state, record, 'pending');
    checkout.offline.image = body.image;
    const image = { url: body.image, width: 900, height: 1200, crop: 'contain' } as const;
    if (project) addPaymentRecord(project, state.nextId('payment'), image, state.clock.iso());
    return record.order;
  },

  completeOrder: ({ state, account, params }) => {
    const record = ownOrder(state, account, params.id);
    move(state, record, 'completed');
    earnPoints(state, account, record.order);
    return record.order;
  },

  cancelOrder: ({ state, account, params }) => {
    const record = ownOrder(state, account, params.id);
    move(state, record, 'cancelled');
    setVoucherUsed(account, record.used_voucher_code, false);
    returnPoints(state, account, record.order);
    return record.order;
  },

  getOrderReviews: ({ state, account, params, query, page }) =>
    page(byDate(ownOrder(state, account, params.id).reviews, query.sort_order ?? 'asc'), 9999),

  writeOrderReview: ({ state, account, params, body, done }) => {
    const record = ownOrder(state, account, params.id);
    const { rating = null, comment, images = [], product_variant_ids = [] } = body;
    if (record.order.current_status !== 'completed') throw new HttpError(409, 'notCompleted');
    checkLines(record, product_variant_ids, 'product_variant_ids');
    record.reviews.push({
      _id: state.nextId('review'),
      rating,
      comment,
      images: images.map(pictureOf),
      product_variant_ids,
      status: 'waiting',
      created_at: state.clock.iso(),
    });
    return done;
  },

  getRefundRequest: ({ state, account, params }) => ({ data: ownOrder(state, account, params.id).refund }),

  /** One request per order, for no more of each line than was ordered. */
  writeRefundRequest: ({ state, account, params, body: { reason, images, refund_items }, done }) => {
    const record = ownOrder(state, account, params.id);
    if (record.refund) throw new HttpError(409, 'alreadyRequested');
    if (!record.order.is_paid) throw new HttpError(422, 'notPaid');
    const wanted = new Map(refund_items.map((item) => [item.product_variant_id, item.qty]));
    checkLines(record, [...wanted.keys()], 'refund_items');
    const items = record.order.items.filter((item) => wanted.has(item.product_variant_id));
    if (items.some((item) => (wanted.get(item.product_variant_id) ?? 0) > item.qty))
      throw invalid({ refund_items: 'max' });
    record.refund = {
      _id: state.nextId('refund'),
      reason,
      images: images.map(pictureOf),
      refund_items,
      items,
      status: 'waiting',
      created_at: state.clock.iso(),
    };
    return done;
  },
};
