import { IDEMPOTENCY_KEY } from '@/lib/api/call';
import type { checkoutCalls } from '@/lib/checkout/schema';
import type { Order } from '@/lib/order/schema';
import { checkReturnUrls } from '../checks.ts';
import { HttpError } from '../messages.ts';
import { listOf } from '../state/accounts.ts';
import { calculateCart, courierFor } from '../state/calculation.ts';
import { paymentUrl } from '../state/orders.ts';
import { spendPoints } from '../state/points.ts';
import { setVoucherUsed, findVoucher } from '../state/vouchers.ts';
import type { Context, Handlers } from './context.ts';

type CheckoutContext = Context<typeof checkoutCalls.checkout>;

/** @throws HttpError for what cannot be ordered. DELIVERY without a courier can: the studio arranges it. */
function checkPossible({ account, storeId, catalog, body }: CheckoutContext): void {
  if (body.checkout_product_variant_ids.length === 0)
    throw new HttpError(422, 'nothingChosen', { checkout_product_variant_ids: 'required' });
  const inCart = new Set(listOf(account.carts, storeId).map((line) => line.product_variant_id));
  for (const id of body.checkout_product_variant_ids) {
    if (!inCart.has(id)) throw new HttpError(422, 'notInCart', { checkout_product_variant_ids: 'notInCart' });
    const found = catalog.variant(id);
    if (!found?.product.is_available || !found.variant.is_available)
      throw new HttpError(422, 'serviceUnavailable', { checkout_product_variant_ids: 'unavailable' });
  }
  if (body.delivery_info.courier_id !== null && !courierFor(body.delivery_info)) {
    throw new HttpError(422, 'unknownCourier', { 'delivery_info.courier_id': 'unknown' });
  }
  checkReturnUrls(body);
}

function orderOf(context: CheckoutContext): Order {
  const { state, account, storeId, catalog, body } = context;
  const found = findVoucher(state, account, body.voucher_code);
  const cart = calculateCart({ lines: listOf(account.carts, storeId), choices: body, catalog, account, ...found });
  if (cart.calculations.point.total > 0 && !cart.is_enough_membership_points)
    throw new HttpError(422, 'notEnoughPoints', { checkout_product_variant_ids: 'points' });
  // never at another total than was shown
  if (body.voucher_code && !cart.is_voucher_applied) throw new HttpError(422, 'voucherOver', { voucher_code: 'over' });
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
    image: items[0]?.image ?? null,
    item_count: items.length,
    payment_note: items.find((item) => item.payment_note)?.payment_note ?? null,
    currency: cart.calculations.currency,
    total: cart.calculations.price.total,
    checkout: { offline: body.payment_method === 'OFFLINE' ? { image: null } : null },
    items,
    gift_items: cart.gift_items,
    discounts: cart.discounts,
    calculations: cart.calculations,
    voucher_code: cart.is_voucher_applied ? body.voucher_code : null,
    delivery_info: body.delivery_info,
    courier_title: courierFor(body.delivery_info)?.title ?? null,
    delivery_details: body.delivery_details,
    works_diary: [],
    project: null,
  };
}

const responseTo = (order: Order, origin: string) => ({
  order_id: order._id,
  return_url: order.payment_method === 'ONLINE' ? paymentUrl(order, origin) : null,
});

export const checkoutHandlers: Handlers<typeof checkoutCalls> = {
  checkout: (context) => {
    const { state, account, storeId, body, origin, locale, request } = context;
    const { keys } = state.memory.orders;
    const given = request.headers.get(IDEMPOTENCY_KEY);
    const key = given && `${account._id} ${given}`;
    const made = key ? state.orders.get(keys.get(key) ?? '') : undefined;
    if (made) return responseTo(made.order, origin);
    checkPossible(context);
    const order = orderOf(context);
    if (key) keys.set(key, order._id);
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
    // members find the order in their account
    const { email } = body.delivery_details;
    if (account.type === 'TEMP' && email)
      state.mailbox.confirmOrder({ to: email, id: order._id, number: order.reference_number, locale });
    return responseTo(order, origin);
  },
};
