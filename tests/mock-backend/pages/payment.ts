import { type Locale, LOCALE_TABLE } from '@/lib/i18n/locales';
import { languageOf } from '../checks.ts';
import { addCard } from '../state/accounts.ts';
import { type OrderRecord, setPayment } from '../state/orders.ts';
import type { State } from '../state/state.ts';
import { actionOf, backTo, htmlPage, languageOfShop, type PageParts, seeOther } from './page.ts';
import words from '../data/payment-words.json' with { type: 'json' };

const OUTCOMES = { pay: 'paid', fail: 'failed', cancel: 'cancelled' } as const;

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
  // paid stays paid, whatever a second tab sends
  if (!order.is_paid) setPayment(record, OUTCOMES[action]);
  return seeOther(
    backTo(action === 'cancel' && !order.is_paid ? record.cancel_url : record.success_url, { order_id: order._id }),
  );
}

function orderPage(
  { order, success_url }: OrderRecord,
  title: Record<Locale, string>,
  parts: (locale: Locale) => Partial<PageParts>,
): Response {
  const locale = languageOfShop(success_url);
  const amount = new Intl.NumberFormat(LOCALE_TABLE[locale].tag, {
    style: 'currency',
    currency: order.currency,
  }).format(order.total);
  return htmlPage(locale, { title: title[locale], lines: [order.reference_number], amount, ...parts(locale) });
}

const openPage = (record: OrderRecord): Response =>
  orderPage(record, words.payTitle, (locale) => ({
    buttons: [
      ['pay', words.pay[locale]],
      ['fail', words.decline[locale]],
      ['cancel', words.cancel[locale]],
    ],
  }));

const paidPage = (record: OrderRecord): Response =>
  orderPage(record, words.paidTitle, (locale) => ({
    link: { href: backTo(record.success_url, { order_id: record.order._id }), label: words.back[locale] },
  }));

/** `/cards/{binding}`: where a card is added, always the same one. */
export async function cardPage(state: State, id: string, request: Request): Promise<Response> {
  const binding = state.bindings.get(id);
  const account = binding && state.accounts.get(binding.account_id);
  if (!binding || !account) {
    const locale = languageOf(request);
    return htmlPage(locale, { title: words.noCardTitle[locale], lines: [words.noCard[locale]] }, 404);
  }
  const action = request.method === 'POST' ? await actionOf(request) : '';
  if (action !== 'save' && action !== 'cancel') {
    const locale = languageOfShop(binding.success_url);
    return htmlPage(locale, {
      title: words.cardTitle[locale],
      lines: [words.card[locale]],
      buttons: [
        ['save', words.saveCard[locale]],
        ['cancel', words.cancel[locale]],
      ],
    });
  }
  state.bindings.delete(id);
  if (action === 'cancel') return seeOther(backTo(binding.cancel_url, {}));
  addCard(state, account, { brand: 'Visa', last4: '4242', expiry: '12/2029' });
  return seeOther(backTo(binding.success_url, {}));
}
