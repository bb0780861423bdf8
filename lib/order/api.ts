import { browserApi } from '@/lib/api/browser';
import { ApiError } from '@/lib/api/error';
import type { Contact } from '@/lib/order/lookup';
import { type NewOrderReview, type NewRefundRequest, type Order, orderCalls, type OrderReview, type RefundRequest } from '@/lib/order/schema';

/** Page sizes of lists that are read whole (spec 9). */
const ALL = 999;
const ALL_REVIEWS = 9999;

/** The session's own order. @throws ApiError `notFound` for another's */
export const getOrder = (id: string, signal?: AbortSignal): Promise<Order> => browserApi(orderCalls.getOrder, { params: { id }, signal });

/** A guest's look-up of any order. @throws ApiError `refused` when the response is a message: email or phone is incorrect (spec 5) */
export async function lookUpOrder(id: string, contact: Contact, signal?: AbortSignal): Promise<Order> {
  const response = await browserApi(orderCalls.getGuestOrder, { params: { id }, query: contact, signal });
  if ('message' in response)
    throw new ApiError('refused', `${orderCalls.getGuestOrder.method} ${orderCalls.getGuestOrder.path}`, { serverMessage: response.message });
  return response;
}

/** The customer's orders in the main store, newest first. */
export const getOrders = (page: number, signal?: AbortSignal) => browserApi(orderCalls.getOrders, { query: { store_id: 'main', page }, signal });
/** All of them at once: the backend has no call for project orders alone. */
export const getAllOrders = (signal?: AbortSignal) => browserApi(orderCalls.getOrders, { query: { store_id: 'main', per_page: ALL, page: 1 }, signal });
export const getOfflineOrders = (page: number, signal?: AbortSignal) => browserApi(orderCalls.getOfflineOrders, { query: { page }, signal });

/** Adds a payment proof by its address in the file service. */
export const uploadProof = (id: string, image: string): Promise<Order> => browserApi(orderCalls.uploadProof, { params: { id }, body: { image } });
export const completeOrder = (id: string): Promise<Order> => browserApi(orderCalls.completeOrder, { params: { id } });
export const cancelOrder = (id: string): Promise<Order> => browserApi(orderCalls.cancelOrder, { params: { id } });

/** The customer's reviews of an order, oldest first. @throws ApiError `notFound` for another's order */
export async function getOrderReviews(id: string, signal?: AbortSignal): Promise<OrderReview[]> {
  const query = { sort_by: 'created_at', sort_order: 'asc' as const, per_page: ALL_REVIEWS };
  return (await browserApi(orderCalls.getOrderReviews, { params: { id }, query, signal })).data;
}
export const writeOrderReview = (id: string, review: NewOrderReview) => browserApi(orderCalls.writeOrderReview, { params: { id }, body: review });

/** An order's refund request, null where there is none. @throws ApiError `notFound` for another's order */
export const getRefundRequest = async (id: string, signal?: AbortSignal): Promise<RefundRequest | null> =>
  (await browserApi(orderCalls.getRefundRequest, { params: { id }, signal })).data;
/** @throws ApiError `refused` (409) when there is a request already */
export const writeRefundRequest = (id: string, request: NewRefundRequest) => browserApi(orderCalls.writeRefundRequest, { params: { id }, body: request });
