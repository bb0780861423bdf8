'use client';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/error';
import type { Picture } from '@/lib/api/shapes';
import { sendOnce } from '@/lib/client/send-once';
import { useInFlight, useOptimisticData, useOptimisticMutation } from '@/lib/client/optimistic';
import { useSending } from '@/lib/client/sending';
import type { OrderReview, RefundRequest } from '@/lib/order/schema';
import { PERSONAL, usePersonalQuery } from '@/lib/session/queries';
import { useSession } from '@/lib/session/store';
import { getOrderReviews, getRefundRequest, writeOrderReview, writeRefundRequest } from '@/lib/order/api';

const reviewsKey = (orderId: string) => [PERSONAL, 'order-reviews', orderId];
export const writingKey = (orderId: string) => ['write-order-review', orderId] as const;
const refundKey = (orderId: string) => [PERSONAL, 'refund-request', orderId];
export const requestingKey = (orderId: string) => ['write-refund-request', orderId] as const;

/** Uploads the pictures of a review or refund request and resolves to their URLs. */
type Upload = { upload: () => Promise<string[]> };
/** A review or refund request in flight, as it is shown meanwhile. */
export type ReviewChange = Upload & { review: OrderReview & { rating: number } };
export type RefundChange = Upload & { request: RefundRequest };

/** The status of what is still on its way to the backend; no value of the contract. */
export const SENDING = '?sending' as const;

const NONE: OrderReview[] = [];

/** A picture that is known by its URL alone. The size is a guess that reserves its space. */
export const pictureAt = (url: string): Picture => ({ url, width: 1200, height: 900, crop: 'cover' });

/** The reviews, oldest first, with one more. */
const applyReview = (reviews: OrderReview[], { review }: Pick<ReviewChange, 'review'>): OrderReview[] =>
  reviews.some(({ _id }) => _id === review._id) ? reviews : [...reviews, review];

/**
 * The reviews of one's own order, oldest first, with those in flight. `reviews` is undefined until the first response,
 * and empty with `isError` after a failure (spec 8).
 */
export function useOrderReviews(orderId: string) {
  const { isLive } = useSession();
  const query = usePersonalQuery({
    queryKey: reviewsKey(orderId),
    queryFn: ({ signal }) => getOrderReviews(orderId, signal),
    enabled: isLive,
  });
  return {
    ...query,
    isSending: useInFlight(writingKey(orderId)).length > 0,
    reviews: useOptimisticData(query.isPending ? undefined : (query.data ?? NONE), writingKey(orderId), applyReview),
  };
}

/** @param before the reviews there were, where they could be read */
async function sendReview(
  orderId: string,
  { review, upload }: ReviewChange,
  before: OrderReview[] | undefined,
): Promise<string[]> {
  const images = await upload();
  const { comment, rating, product_variant_ids } = review;
  try {
    await writeOrderReview(orderId, { comment, rating, images, product_variant_ids });
  } catch (error) {
    // the response may be lost although the backend has the review: sending it again would make two
    if (!before || !isApiError(error, 'network', 'timeout', 'server', 'response')) throw error;
    const known = new Set(before.map(({ _id }) => _id));
    const now = await getOrderReviews(orderId).catch(() => []);
    if (!now.some((one) => !known.has(one._id) && one.comment === comment && one.rating === rating)) throw error;
  }
  return images;
}

/** Sends a review after its pictures, optimistically. @throws ApiError */
export function useWriteOrderReview(orderId: string) {
  const client = useQueryClient();
  const queryKey = reviewsKey(orderId);
  return useOptimisticMutation({
    mutationKey: writingKey(orderId),
    send: (change: ReviewChange) =>
      sendOnce(`review of ${orderId}`, () => sendReview(orderId, change, client.getQueryData(queryKey))),
    ...useSending({ sent: 'reviewSent', unsent: 'reviewUnsent' }),
    affects: [queryKey],
    reconcile: ({ review }, images) =>
      client.setQueryData<OrderReview[]>(queryKey, (reviews = []) =>
        applyReview(reviews, { review: { ...review, status: 'waiting', images: images.map(pictureAt) } }),
      ),
  });
}

/**
 * The refund request of one's own order, one in flight included. `request` is undefined until the first response, null
 * where there is none, and null with `isError` after a failure (spec 8).
 */
export function useRefundRequest(orderId: string) {
  const { isLive } = useSession();
  const sending = useInFlight<RefundChange>(requestingKey(orderId)).at(-1)?.request;
  const query = usePersonalQuery({
    queryKey: refundKey(orderId),
    queryFn: ({ signal }) => getRefundRequest(orderId, signal),
    enabled: isLive,
  });
  return { ...query, request: query.data ?? sending ?? (query.isPending ? undefined : null) };
}

/** Sends a refund request after its pictures, optimistically. @throws ApiError */
export function useRequestRefund(orderId: string) {
  const client = useQueryClient();
  const queryKey = refundKey(orderId);
  return useOptimisticMutation({
    mutationKey: requestingKey(orderId),
    send: ({ request, upload }: RefundChange) =>
      sendOnce(`refund of ${orderId}`, async () => {
        const images = await upload();
        await writeRefundRequest(orderId, { reason: request.reason, images, refund_items: request.refund_items });
        return images;
      }),
    ...useSending({ sent: 'refundSent', unsent: 'refundUnsent' }),
    affects: [queryKey],
    reconcile: ({ request }, images) =>
      client.setQueryData(queryKey, { ...request, status: 'waiting', images: images.map(pictureAt) }),
  });
}
