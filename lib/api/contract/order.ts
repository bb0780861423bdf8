import * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { DoneSchema, pageOf, pagingQuery, sortingQuery } from '@/lib/api/shapes';
import {
  GuestLookupSchema,
  GuestOrderSchema,
  OrderPageSchema,
  OrderReviewSchema,
  OrderSchema,
  RefundRequestSchema,
  UploadProofSchema,
  WriteOrderReviewSchema,
  WriteRefundRequestSchema,
} from '@/lib/order/schema';

export const orderCalls = {
  getOrders: call({
    method: 'GET',
    path: '/orders/all',
    access: 'session',
    query: z.strictObject({ store_id: z.string(), ...pagingQuery }),
    answer: OrderPageSchema,
  }),
  getOfflineOrders: call({ method: 'GET', path: '/orders/all/offline', access: 'session', query: z.strictObject(pagingQuery), answer: OrderPageSchema }),
  getOrder: call({ method: 'GET', path: '/orders/{id}/details', access: 'session', answer: OrderSchema }),
  getGuestOrder: call({ method: 'GET', path: '/orders/{id}/details/guest', access: 'session', query: GuestLookupSchema, answer: GuestOrderSchema }),
  uploadProof: call({ method: 'PUT', path: '/orders/{id}/upload', access: 'session', body: UploadProofSchema, answer: OrderSchema }),
  completeOrder: call({ method: 'PUT', path: '/orders/{id}/completed', access: 'session', answer: OrderSchema }),
  cancelOrder: call({ method: 'PUT', path: '/orders/{id}/cancelled', access: 'session', answer: OrderSchema }),
  getOrderReviews: call({
    method: 'GET',
    path: '/orders/{id}/reviews',
    access: 'session',
    query: z.strictObject({ ...sortingQuery, ...pagingQuery }),
    answer: pageOf(OrderReviewSchema),
  }),
  writeOrderReview: call({ method: 'POST', path: '/orders/{id}/reviews', access: 'session', body: WriteOrderReviewSchema, answer: DoneSchema }),
  getRefundRequest: call({
    method: 'GET',
    path: '/orders/{id}/refund-request',
    access: 'session',
    answer: z.object({ data: z._default(z.nullable(RefundRequestSchema), null) }),
  }),
  writeRefundRequest: call({ method: 'POST', path: '/orders/{id}/refund-request', access: 'session', body: WriteRefundRequestSchema, answer: DoneSchema }),
};
