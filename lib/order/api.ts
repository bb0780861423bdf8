import { callApi } from '@/lib/calls/lazy';
import { ApiError } from '@/lib/api/error';
import type { Contact } from '@/lib/order/lookup';
import type { NewOrderReview, NewRefundRequest, Order, OrderReview, RefundRequest } from '@/lib/order/schema';

/** Page sizes of lists that are read whole (spec 9). */
const ALL = 999;
const ALL_REVIEWS = 9999;

/** The session's own order. @throws ApiError `notFound` for another's */
export const getOrder = (id: string, signal?: AbortSignal): Promise<Order> =>
  callApi('getOrder', { params: { id }, signal });

/**
 * A guest's look-up of any order.
 * @throws ApiError `refused` when the response is a message: email or phone is incorrect (spec 5)
 */
export async function lookUpOrder(id: string, contact: Contact, signal?: AbortSignal): Promise<Order> {
  const response = await callApi('getGuestOrder', { params: { id }, query: contact, signal });
  if ('message' in response)
    throw new ApiError('refused', 'GET /orders/{id}/details/guest', { serverMessage: response.message });
  return response;
}

/** The customer's orders in the main store, newest first. */
export const getOrders = (page: number, signal?: AbortSignal) =>
  callApi('getOrders', { query: { store_id: 'main', page }, signal });
/** All of them at once: the backend has no call for project orders alone. */
export const getAllOrders = (signal?: AbortSignal) =>
  callApi('getOrders', { query: { store_id: 'main', per_page: ALL, page: 1 }, signal });
export const getOfflineOrders = (page: number, signal?: AbortSignal) =>
  callApi('getOfflineOrders', { query: { page }, signal });

/** Adds a payment proof by its URL in the file service. */
export const uploadProof = (id: string, image: string): Promise<Order> =>
  callApi('uploadProof', { params: { id }, body: { image } });
export const completeOrder = (id: string): Promise<Order> => callApi('completeOrder', { params: { id } });
export const cancelOrder = (id: string): Promise<Order> => callApi('cancelOrder', { params: { id } });

/** The customer's reviews of an order, oldest first. @throws ApiError `notFound` for another's order */
export async function getOrderReviews(id: string, signal?: AbortSignal): Promise<OrderReview[]> {
  const query = { sort_by: 'created_at', sort_order: 'asc' as const, per_page: ALL_REVIEWS };
  return (await callApi('getOrderReviews', { params: { id }, query, signal })).data;
}
export const writeOrderReview = (id: string, review: NewOrderReview) =>
  callApi('writeOrderReview', { params: { id }, body: review });

/** An order's refund request, null where there is none. @throws ApiError `notFound` for another's order */
export const getRefundRequest = async (id: string, signal?: AbortSignal): Promise<RefundRequest | null> =>
  (await callApi('getRefundRequest', { params: { id }, signal })).data;
/** @throws ApiError `refused` (409) when there is a request already */
export const writeRefundRequest = (id: string, request: NewRefundRequest) =>
  callApi('writeRefundRequest', { params: { id }, body: request });
