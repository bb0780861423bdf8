'use client';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '@/lib/api/error';
import type { Picture } from '@/lib/api/shapes';
import type { OrderReview } from '@/lib/order/schema';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

const reviewsKey = (orderId: string) => [PERSONAL, 'order-reviews', orderId];
const writingKey = (orderId: string) => ['write-order-review', orderId];

/** A review on its way: as it is shown meanwhile, and how its pictures get their addresses. */
export type ReviewChange = { review: OrderReview & { rating: number }; upload: () => Promise<string[]> };

/** A picture that is known by its address alone; its size is a guess that keeps its room. */
export const pictureAt = (url: string): Picture => ({ url, width: 1200, height: 900, crop: 'cover' });

/** What the customer reads: the backend's list, then what is on its way (it is the newest, and the list runs oldest first). */
export function foldReviews(reviews: readonly OrderReview[], inFlight: readonly OrderReview[]): OrderReview[] {
  const known = new Set(reviews.map(({ _id }) => _id));
  return [...reviews, ...inFlight.filter(({ _id }) => !known.has(_id))];
}

/**
 * The reviews of one's own order, oldest first, with those on their way as waiting. A failure to load gives none
 * (specification 8), and `isError`. `reviews` is undefined until the first answer.
 */
export function useOrderReviews(orderId: string) {
  const { isLive } = useSession();
  const inFlight = useMutationState({
    filters: { mutationKey: writingKey(orderId), status: 'pending' },
    select: (mutation) => (mutation.state.variables as ReviewChange).review,
  });
  const query = usePersonalQuery({
    queryKey: reviewsKey(orderId),
    queryFn: async ({ signal }) => (await import('@/lib/order/api')).getOrderReviews(orderId, signal),
    enabled: isLive,
  });
  const reviews = useMemo(() => (query.isPending ? undefined : foldReviews(query.data ?? [], inFlight)), [query.isPending, query.data, inFlight]);
  return { ...query, reviews };
}

/** Writes a review: its pictures first, then the review itself. It shows at once, and goes again when that fails. @throws ApiError */
export function useWriteOrderReview(orderId: string) {
  const queryClient = useQueryClient();
  const queryKey = reviewsKey(orderId);
  return useMutation({
    mutationKey: writingKey(orderId),
    mutationFn: async ({ review, upload }: ReviewChange): Promise<string[]> => {
      const { getOrderReviews, writeOrderReview } = await import('@/lib/order/api');
      const images = await upload();
      const { comment, rating, product_variant_ids } = review;
      const before = queryClient.getQueryData<OrderReview[]>(queryKey);
      try {
        await writeOrderReview(orderId, { comment, rating, images, product_variant_ids });
      } catch (error) {
        // the backend may have it although its answer never came: asking for it again would make two
        if (!before || !isApiError(error, 'network', 'timeout', 'server', 'answer')) throw error;
        const known = new Set(before.map(({ _id }) => _id));
        const now = await getOrderReviews(orderId).catch(() => []);
        if (!now.some((one) => !known.has(one._id) && one.comment === comment && one.rating === rating)) throw error;
      }
      return images;
    },
    meta: { success: true },
    onSuccess: (images, { review }) => {
      queryClient.setQueryData<OrderReview[]>(queryKey, (reviews = []) => foldReviews(reviews, [{ ...review, images: images.map(pictureAt) }]));
      void queryClient.invalidateQueries({ queryKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
