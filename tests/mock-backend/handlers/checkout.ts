import type { checkoutCalls } from '@/lib/api/contract/checkout';
import type { Order } from '@/lib/order/schema';
import { Refusal } from '../refusal.ts';
import { listOf } from '../state/accounts.ts';
import { calculateCart, courierFor } from '../state/calculation.ts';
import { spendPoints } from '../state/points.ts';
import { setVoucherUsed, usableVoucher } from '../state/vouchers.ts';
import type { Context, Implementers } from './context.ts';

type CheckoutContext = Context<typeof checkoutCalls.checkout>;

const isHttp = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** What makes a checkout impossible; DELIVERY without a courier is possible, the studio then arranges it (specification 9: courier none). */
function refuseImpossible({ state, account, storeId, catalog, body }: CheckoutContext): void {
  if (body.checkout_product_variant_ids.length === 0) throw new Refusal(422, 'nothingChosen', { checkout_product_variant_ids: 'required' });
  const inCart = new Set(listOf(account.carts, storeId).map((line) => line.product_variant_id));
  for (const id of body.checkout_product_variant_ids) {
    if (!inCart.has(id)) throw new Refusal(422, 'notInCart', { checkout_product_variant_ids: 'notInCart' });
    const found = catalog.variant(id);
    if (!found?.product.is_available || !found.variant.is_available)
      throw new Refusal(422, 'serviceUnavailable', { checkout_product_variant_ids: 'unavailable' });
  }
  if (body.delivery_info.courier_id !== null && !courierFor(state.seed.couriers, body.delivery_info)) {
    throw new Refusal(422, 'unknownCourier', { 'delivery_info.courier_id': 'unknown' });
  }
  for (const field of ['success_url', 'cancel_url'] as const) if (!isHttp(body[field])) throw new Refusal(422, 'wrongAddress', { [field]: 'url' });
}

function orderOf(context: CheckoutContext): Order {
  const { state, account, storeId, catalog, body } = context;
  const voucher = usableVoucher(state, account, body.voucher_code);
  const cart = calculateCart({ lines: listOf(account.carts, storeId), choices: body, catalog, terms: state.seed, voucher, account });
  if (cart.calculations.point.total > 0 && !cart.is_enough_membership_points)
    throw new Refusal(422, 'notEnoughPoints', { checkout_product_variant_ids: 'points' });
  const bought = new Set(body.checkout_product_variant_ids);
  const items = cart.cart_items.filter((item) => bought.has(item.product_variant_id));
  const now = new Date(state.clock.now());
  const at = now.toISOString();
  return {
    ...state.orders.nextIds(now),
    created_at: at,
    current_status: 'submitted',
    statuses: [{ slug: 'submitted', created_at: at, updated_at: at }],
    is_paid: false,
    payment_status: 'waiting',
    payment_method: body.payment_method,
    title: items[0]?.product_title ?? null,
    item_count: items.length,
    currency: cart.calculations.currency,
    total: cart.calculations.price.total,
    checkout: { offline: body.payment_method === 'OFFLINE' ? { image: null } : null },
    items,
    gift_items: cart.gift_items,
    discounts: cart.discounts,
    calculations: cart.calculations,
    voucher_code: cart.is_voucher_applied ? body.voucher_code : null,
    delivery_info: body.delivery_info,
    courier_title: courierFor(state.seed.couriers, body.delivery_info)?.title ?? null,
    delivery_details: body.delivery_details,
    project: null,
  };
}

export const checkoutHandlers: Implementers<typeof checkoutCalls> = {
  checkout: (context) => {
    refuseImpossible(context);
    const { state, account, storeId, body, origin, locale } = context;
    const order = orderOf(context);
    const { success_url, cancel_url } = body;
    state.orders.add({
      account_id: account._id,
      store_id: storeId,
      order,
      success_url,
      cancel_url,
      reviews: [],
      refund: null,
      used_voucher_code: order.voucher_code,
    });
    setVoucherUsed(account, order.voucher_code, true);
    spendPoints(state, account, order);
    const bought = new Set(body.checkout_product_variant_ids);
    account.carts.set(
      storeId,
      listOf(account.carts, storeId).filter((line) => !bought.has(line.product_variant_id)),
    );
    // members find it in their account
    const { email } = body.delivery_details;
    if (account.type === 'TEMP' && email) state.mailbox.confirm({ to: email, id: order._id, number: order.reference_number, locale });
    return { order_id: order._id, return_url: body.payment_method === 'ONLINE' ? `${origin}/pay/${order._id}` : null };
  },
};
