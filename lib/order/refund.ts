'use client';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Order, RefundRequest } from '@/lib/order/schema';
import { pictureAt } from '@/lib/order/reviews';
import { isOpen } from '@/lib/order/steps';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

const refundKey = (orderId: string) => [PERSONAL, 'refund-request', orderId];
const requestingKey = (orderId: string) => ['write-refund-request', orderId];

/** A refund request on its way: as it is shown meanwhile, and how its pictures get their addresses. */
export type RefundChange = { request: RefundRequest; upload: () => Promise<string[]> };

/** Money can come back where money has come in: any paid order, whatever has become of it since. The backend has the last word. */
export const isRefundable = (order: Pick<Order, 'is_paid'>): boolean => order.is_paid;

/** Whether there may be a refund request to show: one that was paid, or is over (the backend may no longer call it paid then). */
export const mayHaveRefund = (order: Pick<Order, 'is_paid' | 'current_status'>): boolean => order.is_paid || !isOpen(order);

/**
 * The refund request of one's own order, one on its way included. `request` is null where there is none and after a
 * failure to load (specification 8: empty values), which `isError` tells apart; undefined until the first answer.
 */
export function useRefundRequest(orderId: string) {
  const { isLive } = useSession();
  const inFlight = useMutationState({
    filters: { mutationKey: requestingKey(orderId), status: 'pending' },
    select: (mutation) => (mutation.state.variables as RefundChange).request,
  });
  const query = usePersonalQuery({
    queryKey: refundKey(orderId),
    queryFn: async ({ signal }) => (await import('@/lib/order/api')).getRefundRequest(orderId, signal),
    enabled: isLive,
  });
  return { ...query, request: query.data ?? inFlight.at(-1) ?? (query.isPending ? undefined : null) };
}

/** Asks for a refund: the pictures first, then the request itself. It shows at once, and goes again when that fails; what the backend knows is read again then. @throws ApiError */
export function useRequestRefund(orderId: string) {
  const queryClient = useQueryClient();
  const queryKey = refundKey(orderId);
  return useMutation({
    mutationKey: requestingKey(orderId),
    mutationFn: async ({ request, upload }: RefundChange): Promise<string[]> => {
      const { writeRefundRequest } = await import('@/lib/order/api');
      const images = await upload();
      await writeRefundRequest(orderId, { reason: request.reason, images, refund_items: request.refund_items });
      return images;
    },
    meta: { success: true },
    onSuccess: (images, { request }) => {
      queryClient.setQueryData(queryKey, { ...request, images: images.map(pictureAt) });
      void queryClient.invalidateQueries({ queryKey });
    },
    // another tab may have asked before, or the answer alone was lost
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
