import type { OrderRecord } from '../state/orders.ts';
import type { State } from '../state/state.ts';
import { actionOf, backTo, htmlPage, seeOther } from './page.ts';

const OUTCOMES = { pay: 'paid', fail: 'failed', cancel: 'cancelled' } as const;
const money = new Intl.NumberFormat('en-HK', { style: 'currency', currency: 'HKD', currencyDisplay: 'symbol' });

/** `/pay/{order}`: where an ONLINE checkout sends the shopper. */
export async function paymentPage(state: State, id: string, request: Request): Promise<Response> {
  const record = state.orders.get(id);
  if (!record || record.order.payment_method !== 'ONLINE' || !record.success_url) {
    return htmlPage({ title: 'Payment not found', lines: ['This payment does not exist.'] }, 404);
  }
  if (request.method === 'POST') return settle(record, await actionOf(request));
  return record.order.is_paid ? paidPage(record) : openPage(record);
}

function settle(record: OrderRecord, action: string): Response {
  if (action !== 'pay' && action !== 'fail' && action !== 'cancel') return openPage(record);
  const { order } = record;
  // paid stays paid, whatever a second tab says
  if (!order.is_paid) setPayment(record, OUTCOMES[action]);
  return seeOther(backTo(action === 'cancel' && !order.is_paid ? record.cancel_url : record.success_url, { order_id: order._id }));
}

/** What the payment service reports. The shop reads it from the order, never from the address. */
export function setPayment({ order }: OrderRecord, status: OrderRecord['order']['payment_status']): void {
  order.payment_status = status;
  order.is_paid = status === 'paid';
}

const openPage = ({ order }: OrderRecord): Response =>
  htmlPage({
    title: 'Pay for your appointment',
    lines: [order.reference_number],
    amount: money.format(order.total),
    buttons: [
      ['pay', 'Pay'],
      ['fail', 'Fail'],
      ['cancel', 'Cancel'],
    ],
  });

const paidPage = ({ order, success_url }: OrderRecord): Response =>
  htmlPage({
    title: 'Already paid',
    lines: [order.reference_number],
    amount: money.format(order.total),
    link: { href: backTo(success_url, { order_id: order._id }), label: 'Back to the shop' },
  });
