import { type Locale, LOCALE_TAGS } from '@/lib/i18n/locales';
import { languageOf } from '../language.ts';
import type { OrderRecord } from '../state/orders.ts';
import type { State } from '../state/state.ts';
import { actionOf, backTo, htmlPage, languageOfShop, seeOther } from './page.ts';
import { PAGE_WORDS as words } from './words.ts';

const OUTCOMES = { pay: 'paid', fail: 'failed', cancel: 'cancelled' } as const;
const amountOf = ({ total, currency }: OrderRecord['order'], locale: Locale): string =>
  new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'currency', currency }).format(total);

/** `/pay/{order}`: where an ONLINE checkout sends the shopper. */
export async function paymentPage(state: State, id: string, request: Request): Promise<Response> {
  const record = state.orders.get(id);
  if (!record || record.order.payment_method !== 'ONLINE' || !record.success_url) {
    const locale = languageOf(request);
    return htmlPage(locale, { title: words.noPaymentTitle[locale], lines: [words.noPayment[locale]] }, 404);
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

function openPage({ order, success_url }: OrderRecord): Response {
  const locale = languageOfShop(success_url);
  return htmlPage(locale, {
    title: words.payTitle[locale],
    lines: [order.reference_number],
    amount: amountOf(order, locale),
    buttons: [
      ['pay', words.pay[locale]],
      ['fail', words.decline[locale]],
      ['cancel', words.cancel[locale]],
    ],
  });
}

function paidPage({ order, success_url }: OrderRecord): Response {
  const locale = languageOfShop(success_url);
  return htmlPage(locale, {
    title: words.paidTitle[locale],
    lines: [order.reference_number],
    amount: amountOf(order, locale),
    link: { href: backTo(success_url, { order_id: order._id }), label: words.back[locale] },
  });
}
