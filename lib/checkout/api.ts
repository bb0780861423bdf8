import { browserApi } from '@/lib/api/browser';
import { catalogCalls } from '@/lib/api/contract/catalog';
import { checkoutCalls } from '@/lib/api/contract/checkout';
import { orderCalls } from '@/lib/api/contract/order';
import { MAIN_STORE } from '@/lib/api/store';
import type { Warehouse } from '@/lib/catalog/schema';
import type { Checkout, CheckoutAnswer } from '@/lib/checkout/schema';
import type { Order, OrderSummary } from '@/lib/order/schema';

/** Orders the ticked lines (specification 7). Never called twice for one press: see `lib/checkout/submit`. Throws `ApiError`. */
export const checkout = (body: Checkout): Promise<CheckoutAnswer> => browserApi(checkoutCalls.checkout, { params: MAIN_STORE, body });

/** The newest orders, as many as the backend gives at once: what was just ordered is among them. @throws ApiError */
export const readOrders = async (): Promise<OrderSummary[]> =>
  (await browserApi(orderCalls.getOrders, { query: { store_id: MAIN_STORE.store_id, page: 1 } })).data;
export const readOrder = (id: string): Promise<Order> => browserApi(orderCalls.getOrder, { params: { id } });

/** Specification 9: all of them at once. */
const ALL_WAREHOUSES = 999;

/** Where things can be collected. @throws ApiError */
export const getWarehouses = async (signal?: AbortSignal): Promise<Warehouse[]> =>
  (await browserApi(catalogCalls.getWarehouses, { params: MAIN_STORE, query: { per_page: ALL_WAREHOUSES }, signal })).data;
