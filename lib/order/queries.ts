'use client';
import { type InfiniteData, infiniteQueryOptions, queryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '@/lib/api/error';
import { nextPageOf } from '@/lib/api/paging';
import type { Page } from '@/lib/api/shapes';
import { type OptimisticOptions, useOptimisticData, useOptimisticMutation } from '@/lib/client/optimistic';
import type { Contact } from '@/lib/order/contact';
import { applyOrderChange, type OrderChange } from '@/lib/order/optimistic';
import type { Order, OrderSummary } from '@/lib/order/schema';
import { toastFailure } from '@/lib/outcome-toast';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

/** An order and how it is reached: as one's own, or by the contact a guest looked it up with. */
export type OrderAccess = { id: string; contact?: Contact };

const orderKey = ({ id, contact }: OrderAccess) => (contact ? [PERSONAL, 'order', id, contact] : [PERSONAL, 'order', id]);
const LISTS = [PERSONAL, 'orders'];
/** Every change of an order is a mutation below this key. */
const CHANGES = 'order';

export const orderQuery = (access: OrderAccess) =>
  queryOptions({
    queryKey: orderKey(access),
    queryFn: async ({ signal }) => {
      const api = await import('@/lib/order/api');
      return access.contact ? api.lookUpOrder(access.id, access.contact, signal) : api.getOrder(access.id, signal);
    },
    // another tab, or the studio, may have moved it on while this one was not looked at
    refetchOnWindowFocus: 'always',
  });

/** An order as the shopper sees it: the backend's state with the changes in flight on top. `refetchInterval` in ms asks again and again. */
export function useOrder(access: OrderAccess, options: { refetchInterval?: number | false } = {}) {
  const { isLive } = useSession();
  const query = usePersonalQuery({
    ...orderQuery(access),
    enabled: isLive && access.id !== '',
    refetchInterval: options.refetchInterval ?? false,
  });
  return { ...query, order: useOptimisticData(query.data, [CHANGES, access.id], applyOrderChange<Order>) };
}

/** A guest's look-up by reference number or id. A failure raises the generic error (spec 8) beside the form's own message. The order found is cached under its own id. */
export function useLookUpOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, contact }: Required<OrderAccess>) => (await import('@/lib/order/api')).lookUpOrder(id, contact),
    onSuccess: (order, { contact }) => queryClient.setQueryData(orderKey({ id: order._id, contact }), order),
    onError: (_error, { id }) => queryClient.removeQueries({ queryKey: [PERSONAL, 'order', id], type: 'inactive' }),
  });
}

/** The order's row as the backend now tells it: until the list is read again it would show what was before. */
const replaceIn = (list: InfiniteData<Page<OrderSummary>>, order: Order): InfiniteData<Page<OrderSummary>> => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, data: page.data.map((row) => (row._id === order._id ? { ...row, ...order } : row)) })),
});

/**
 * A change of an order, shown at once. The answer replaces the guess, a refusal has the order read again (spec 4).
 * @param orderIn the order in the backend's answer
 */
function useOrderChange<Change extends OrderChange, Result>(
  access: OrderAccess,
  orderIn: (result: Result) => Order,
  options: Pick<OptimisticOptions<Change, Result>, 'send' | 'meta' | 'onSuccess' | 'onError'>,
) {
  const client = useQueryClient();
  return useOptimisticMutation<Change, Result>({
    ...options,
    mutationKey: [CHANGES, access.id],
    // a change that waits for the network would look done: offline is a failure like any other
    networkMode: 'always',
    affects: [[PERSONAL, 'order', access.id], LISTS],
    reconcile: (_change, result) => {
      const order = orderIn(result);
      client.setQueryData(orderKey(access), order);
      for (const kind of ['all', 'offline'] as const)
        client.setQueryData<InfiniteData<Page<OrderSummary>>>([...LISTS, kind], (list) => list && replaceIn(list, order));
    },
  });
}

export const useCompleteOrder = (access: OrderAccess) =>
  useOrderChange(access, (order) => order, {
    send: async ({ id }: OrderChange) => (await import('@/lib/order/api')).completeOrder(id),
    meta: { success: 'orderCompleted' },
  });

export const useCancelOrder = (access: OrderAccess) =>
  useOrderChange(access, (order) => order, {
    send: async ({ id }: OrderChange) => (await import('@/lib/order/api')).cancelOrder(id),
    meta: { success: 'orderCancelled' },
  });

/** The backend may take a proof after the shop has stopped waiting for its answer: the order is read again after these times, in milliseconds. */
const READ_AGAIN_MS = [5000, 15_000, 45_000] as const;
const isUnanswered = (error: unknown) => isApiError(error, 'network', 'timeout', 'server');

/** `send` puts one file into the file service and gives its address. */
export type ProofUpload = OrderChange & { files: File[]; send: (file: File) => Promise<{ url: string }> };
/** What became of one file: the order that holds it, or why there is none. */
type ProofOutcome = { file: File; order?: Order; error?: unknown };

/** Files go to the file service in parallel, then each address to the order, one after the other: the order keeps the sequence in which they were chosen. */
async function sendProofs({ id, files, send }: ProofUpload): Promise<{ order: Order; outcomes: ProofOutcome[] }> {
  const { uploadProof } = await import('@/lib/order/api');
  const uploads = await Promise.allSettled(files.map(send));
  const outcomes: ProofOutcome[] = [];
  for (const [index, file] of files.entries()) {
    try {
      const upload = uploads[index];
      if (upload?.status !== 'fulfilled') throw upload?.reason;
      // oxlint-disable-next-line no-await-in-loop
      outcomes.push({ file, order: await uploadProof(id, upload.value.url) });
    } catch (error) {
      outcomes.push({ file, error });
    }
  }
  const order = outcomes.findLast((outcome) => outcome.order)?.order;
  if (!order) throw outcomes[0]?.error;
  return { order, outcomes };
}

/** Uploads payment proofs. One that fails does not hold the others up; rejects with the first failure when none came through. */
export function useUploadProof(access: OrderAccess) {
  const client = useQueryClient();
  const readLater = () => {
    for (const queryKey of [[PERSONAL, 'order', access.id], LISTS])
      for (const wait of READ_AGAIN_MS) setTimeout(() => void client.invalidateQueries({ queryKey }), wait);
  };
  return useOrderChange(access, ({ order }) => order, {
    send: sendProofs,
    meta: { success: 'proofUploaded' },
    onSuccess: ({ outcomes }) => {
      const failed = outcomes.find(({ error }) => error);
      if (failed) toastFailure(failed.error);
      if (outcomes.some(({ error }) => isUnanswered(error))) readLater();
    },
    onError: (error) => {
      if (isUnanswered(error)) readLater();
    },
  });
}

const listOptions = (kind: 'all' | 'offline') =>
  infiniteQueryOptions({
    queryKey: [...LISTS, kind],
    queryFn: async ({ pageParam, signal }) => {
      const api = await import('@/lib/order/api');
      return kind === 'all' ? api.getOrders(pageParam, signal) : api.getOfflineOrders(pageParam, signal);
    },
    initialPageParam: 1,
    getNextPageParam: nextPageOf,
    refetchOnWindowFocus: 'always',
  });

const applyToAll = (orders: OrderSummary[], change: OrderChange): OrderSummary[] => orders.map((order) => applyOrderChange(order, change));

/** The customer's appointments, page by page, with the changes in flight on top. */
export function useOrders(kind: 'all' | 'offline' = 'all') {
  const { isLive } = useSession();
  const query = useInfiniteQuery({ ...listOptions(kind), enabled: isLive });
  const listed = useMemo(() => query.data?.pages.flatMap((page) => page.data), [query.data]);
  return { ...query, orders: useOptimisticData(listed, [CHANGES], applyToAll) };
}

/** The customer's project orders: those with a `project` part (decisions: they use the order calls). */
export function useProjects() {
  const { isLive } = useSession();
  const query = usePersonalQuery({
    queryKey: [...LISTS, 'projects'],
    queryFn: async ({ signal }) => (await import('@/lib/order/api')).getAllOrders(signal),
    enabled: isLive,
  });
  return { ...query, projects: query.data?.data.filter((order) => order.project) };
}
