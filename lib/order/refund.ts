'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useInFlight, useOptimisticMutation } from '@/lib/client/optimistic';
import type { Order, RefundRequest } from '@/lib/order/schema';
import { pictureAt } from '@/lib/order/reviews';
import { isOpen } from '@/lib/order/steps';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

const refundKey = (orderId: string) => [PERSONAL, 'refund-request', orderId];
const requestingKey = (orderId: string) => ['write-refund-request', orderId] as const;

/** A refund request that is being sent: as it is shown meanwhile, and how its pictures get their addresses. */
export type RefundChange = { request: RefundRequest; upload: () => Promise<string[]> };

/** Money can come back where money has come in: any paid order, whatever has become of it since. The backend has the last word. */
export const isRefundable = (order: Pick<Order, 'is_paid'>): boolean => order.is_paid;

/** Whether there may be a refund request to show: one that was paid, or is over (the backend may no longer call it paid then). */
export const mayHaveRefund = (order: Pick<Order, 'is_paid' | 'current_status'>): boolean => order.is_paid || !isOpen(order);

/**
 * The refund request of one's own order, one that is being sent included. `request` is null where there is none and after a
 * failure to load (spec 8: empty values), which `isError` tells apart; undefined until the first answer.
 */
export function useRefundRequest(orderId: string) {
  const { isLive } = useSession();
  const sending = useInFlight<RefundChange>(requestingKey(orderId)).at(-1)?.request;
  const query = usePersonalQuery({
    queryKey: refundKey(orderId),
    queryFn: async ({ signal }) => (await import('@/lib/order/api')).getRefundRequest(orderId, signal),
    enabled: isLive,
  });
  return { ...query, request: query.data ?? sending ?? (query.isPending ? undefined : null) };
}

/** Asks for a refund, optimistically: the pictures first, then the request itself. @throws ApiError */
export function useRequestRefund(orderId: string) {
  const client = useQueryClient();
  const queryKey = refundKey(orderId);
  return useOptimisticMutation({
    mutationKey: requestingKey(orderId),
    send: async ({ request, upload }: RefundChange): Promise<string[]> => {
      const { writeRefundRequest } = await import('@/lib/order/api');
      const images = await upload();
      await writeRefundRequest(orderId, { reason: request.reason, images, refund_items: request.refund_items });
      return images;
    },
    meta: { success: true },
    affects: [queryKey],
    reconcile: ({ request }, images) => client.setQueryData(queryKey, { ...request, images: images.map(pictureAt) }),
  });
}
