'use client';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/error';
import type { Picture } from '@/lib/api/shapes';
import { useOptimisticData, useOptimisticMutation } from '@/lib/client/optimistic';
import type { OrderReview } from '@/lib/order/schema';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

const reviewsKey = (orderId: string) => [PERSONAL, 'order-reviews', orderId];
const writingKey = (orderId: string) => ['write-order-review', orderId] as const;

/** A review that is being sent: as it is shown meanwhile, and how its pictures get their addresses. */
export type ReviewChange = { review: OrderReview & { rating: number }; upload: () => Promise<string[]> };

const NONE: OrderReview[] = [];

/** A picture that is known by its address alone; its size is a guess that keeps its room. */
export const pictureAt = (url: string): Picture => ({ url, width: 1200, height: 900, crop: 'cover' });

/** The reviews with one more, which is the newest: the list runs oldest first. */
export const applyReview = (reviews: OrderReview[], { review }: Pick<ReviewChange, 'review'>): OrderReview[] =>
  reviews.some(({ _id }) => _id === review._id) ? reviews : [...reviews, review];

/**
 * The reviews of one's own order, oldest first, with those that are being sent. A failure to load gives none (spec 8), and
 * `isError`. `reviews` is undefined until the first answer.
 */
export function useOrderReviews(orderId: string) {
  const { isLive } = useSession();
  const query = usePersonalQuery({
    queryKey: reviewsKey(orderId),
    queryFn: async ({ signal }) => (await import('@/lib/order/api')).getOrderReviews(orderId, signal),
    enabled: isLive,
  });
  return { ...query, reviews: useOptimisticData(query.isPending ? undefined : (query.data ?? NONE), writingKey(orderId), applyReview) };
}

/** Writes a review: its pictures first, then the review itself. It shows at once, and goes again when that fails. @throws ApiError */
export function useWriteOrderReview(orderId: string) {
  const client = useQueryClient();
  const queryKey = reviewsKey(orderId);
  return useOptimisticMutation({
    mutationKey: writingKey(orderId),
    send: async ({ review, upload }: ReviewChange): Promise<string[]> => {
      const { getOrderReviews, writeOrderReview } = await import('@/lib/order/api');
      const images = await upload();
      const { comment, rating, product_variant_ids } = review;
      const before = client.getQueryData<OrderReview[]>(queryKey);
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
    affects: [queryKey],
    reconcile: ({ review }, images) =>
      client.setQueryData<OrderReview[]>(queryKey, (reviews = []) => applyReview(reviews, { review: { ...review, images: images.map(pictureAt) } })),
  });
}
