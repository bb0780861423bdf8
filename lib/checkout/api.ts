import { callApi } from '@/lib/calls/lazy';
import { IDEMPOTENCY_KEY } from '@/lib/api/call';
import { MAIN_STORE } from '@/lib/api/store';
import type { Warehouse } from '@/lib/catalog/schema';
import type { Checkout, CheckoutResponse } from '@/lib/checkout/schema';
import type { Order, OrderSummary } from '@/lib/order/schema';

/**
 * Orders the ticked lines. Called by `submitCheckout` only, which makes sure that there is one order.
 * @throws ApiError
 */
export const checkout = (body: Checkout, key: string): Promise<CheckoutResponse> =>
  callApi('checkout', { params: MAIN_STORE, body, headers: { [IDEMPOTENCY_KEY]: key } });

/** The first page of orders, newest first: an order that was just created is among them. @throws ApiError */
export const readOrders = async (): Promise<OrderSummary[]> =>
  (await callApi('getOrders', { query: { store_id: MAIN_STORE.store_id, page: 1 } })).data;
export const readOrder = (id: string): Promise<Order> => callApi('getOrder', { params: { id } });

/** All at once (spec 9). */
const ALL_WAREHOUSES = 999;

/** The pick-up places. @throws ApiError */
export const getWarehouses = async (signal?: AbortSignal): Promise<Warehouse[]> =>
  (await callApi('getWarehouses', { params: MAIN_STORE, query: { per_page: ALL_WAREHOUSES }, signal })).data;
