import type { orderCalls } from '@/lib/api/contract/order';
import { type OrderStatus, type OrderSummary, OrderSummarySchema } from '@/lib/order/schema';
import { MESSAGES } from '../messages.ts';
import { pageOfList } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import { phoneKey } from '../state/accounts.ts';
import { mayMove, moveOrder, type OrderRecord } from '../state/orders.ts';
import { ownOrder } from '../state/own-order.ts';
import type { State } from '../state/state.ts';
import { addPaymentRecord, lookAtRecognition } from '../state/recognition.ts';
import { setVoucherUsed } from '../state/vouchers.ts';
import { earnPoints, returnPoints } from '../state/points.ts';
import type { Implementers } from './context.ts';
import { orderReviewHandlers } from './order-review.ts';

const PAGE_SIZE = 10;

function move(state: State, record: OrderRecord, to: OrderStatus): void {
  if (!mayMove(record.order, to)) throw new Refusal(409, 'illegalStatus');
  moveOrder(record.order, to, state.clock.iso());
}

/** Lists carry the fields that the contract names for them, and no others. */
const summaries = (records: OrderRecord[]): OrderSummary[] => records.map(({ order }) => OrderSummarySchema.parse(order));

/** Whether email or phone is that of the recipient or of the order's own account. A phone may come with or without its area code. */
function isContactOf(state: State, record: OrderRecord, contact: { email?: string | undefined; phone?: string | undefined }): boolean {
  const owner = state.accounts.get(record.account_id);
  const parties = [record.order.delivery_details, ...(owner ? [owner] : [])];
  const email = contact.email?.trim().toLowerCase();
  const phone = contact.phone?.replaceAll(/\D/g, '');
  return parties.some(
    (party) =>
      (Boolean(email) && party.email?.toLowerCase() === email) ||
      (Boolean(phone) && party.phone !== '' && (party.phone === phone || phoneKey(party.area_code, party.phone) === phone)),
  );
}

export const orderHandlers: Implementers<typeof orderCalls> = {
  getOrders: ({ state, account, query, url }) => {
    if (!state.catalogs.has(query.store_id)) throw new Refusal(404, 'notFound');
    const records = state.orders.of(account._id).filter((record) => record.store_id === query.store_id);
    return pageOfList(summaries(records), query, PAGE_SIZE, url);
  },

  getOfflineOrders: ({ state, account, query, url }) => {
    const records = state.orders.of(account._id).filter((record) => record.order.payment_method === 'OFFLINE');
    return pageOfList(summaries(records), query, PAGE_SIZE, url);
  },

  getOrder: ({ state, account, params }) => {
    const record = ownOrder(state, account, params.id);
    lookAtRecognition(record);
    return record.order;
  },

  getGuestOrder: ({ state, params, query, locale }) => {
    const record = state.orders.find(params.id);
    if (!record) throw new Refusal(404, 'orderNotFound');
    // specification 5: an answer with a message means that email or phone is incorrect
    return isContactOf(state, record, query) ? record.order : { message: MESSAGES.wrongContact[locale] };
  },

  uploadProof: ({ state, account, params, body }) => {
    const record = ownOrder(state, account, params.id);
    if (!record.order.checkout.offline) throw new Refusal(409, 'notOffline');
    if (!/^https?:\/\//.test(body.image)) throw new Refusal(422, 'wrongAddress', { image: 'url' });
    move(state, record, 'pending');
    record.order.checkout.offline.image = body.image;
    const image = { url: body.image, width: 900, height: 1200, crop: 'contain' } as const;
    if (record.order.project) addPaymentRecord(record.order.project, state.nextId('payment'), image, state.clock.iso());
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

  ...orderReviewHandlers,
};
