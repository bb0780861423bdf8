import { browserApi } from '@/lib/api/browser';
import { orderCalls } from '@/lib/api/contract/order';
import { ApiError } from '@/lib/api/error';
import type { Contact } from '@/lib/order/contact';
import type { NewOrderReview, NewRefundRequest, Order, OrderReview, RefundRequest } from '@/lib/order/schema';

/** As the other lists that are wanted whole (specification 9: cards, warehouses). */
const ALL = 999;
/** As a service's reviews (specification 9). */
const ALL_REVIEWS = 9999;

/** The session's own order. @throws ApiError `notFound` for anyone else's */
export const getOrder = (id: string, signal?: AbortSignal): Promise<Order> => browserApi(orderCalls.getOrder, { params: { id }, signal });

/**
 * A guest's look-up of any order (specification 6).
 * @throws ApiError `refused` when the answer carries a message: email or phone is incorrect (specification 5)
 */
export async function lookUpOrder(id: string, contact: Contact, signal?: AbortSignal): Promise<Order> {
  const answer = await browserApi(orderCalls.getGuestOrder, { params: { id }, query: contact, signal });
  if ('message' in answer)
    throw new ApiError('refused', `${orderCalls.getGuestOrder.method} ${orderCalls.getGuestOrder.path}`, { serverMessage: answer.message });
  return answer;
}

/** The customer's orders in the main store, newest first as the backend sorts them. */
export const getOrders = (page: number, signal?: AbortSignal) => browserApi(orderCalls.getOrders, { query: { store_id: 'main', page }, signal });
/** All of them at once: project orders are picked out of these, section 7 has no call for them alone. */
export const getAllOrders = (signal?: AbortSignal) => browserApi(orderCalls.getOrders, { query: { store_id: 'main', per_page: ALL, page: 1 }, signal });
/** Orders with offline payment; their loading failure gives an empty list (specification 8), which is the caller's to show. */
export const getOfflineOrders = (page: number, signal?: AbortSignal) => browserApi(orderCalls.getOfflineOrders, { query: { page }, signal });

/** Hands in a payment proof by its address at the file service. */
export const uploadProof = (id: string, image: string): Promise<Order> => browserApi(orderCalls.uploadProof, { params: { id }, body: { image } });
export const completeOrder = (id: string): Promise<Order> => browserApi(orderCalls.completeOrder, { params: { id } });
export const cancelOrder = (id: string): Promise<Order> => browserApi(orderCalls.cancelOrder, { params: { id } });

/** What the customer wrote about an order, oldest first (specification 7). @throws ApiError `notFound` for anyone else's order */
export async function getOrderReviews(id: string, signal?: AbortSignal): Promise<OrderReview[]> {
  const query = { sort_by: 'created_at', sort_order: 'asc' as const, per_page: ALL_REVIEWS };
  return (await browserApi(orderCalls.getOrderReviews, { params: { id }, query, signal })).data;
}
export const writeOrderReview = (id: string, review: NewOrderReview) => browserApi(orderCalls.writeOrderReview, { params: { id }, body: review });

/** An order's refund request, null where there is none. @throws ApiError `notFound` for anyone else's order */
export const getRefundRequest = async (id: string, signal?: AbortSignal): Promise<RefundRequest | null> =>
  (await browserApi(orderCalls.getRefundRequest, { params: { id }, signal })).data;
/** @throws ApiError `refused` (409) when there is a request already */
export const writeRefundRequest = (id: string, request: NewRefundRequest) => browserApi(orderCalls.writeRefundRequest, { params: { id }, body: request });
