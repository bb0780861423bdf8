'use client';
import { type InfiniteData, infiniteQueryOptions, queryOptions, useInfiniteQuery, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '@/lib/api/error';
import { nextPageOf } from '@/lib/api/paging';
import type { Page } from '@/lib/api/shapes';
import type { Contact } from '@/lib/order/contact';
import { foldOrder, type OrderChange } from '@/lib/order/fold';
import type { Order, OrderSummary } from '@/lib/order/schema';
import { toastFailure } from '@/lib/outcome-toast';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';
import { settleUploads, type UploadOutcome } from '@/lib/api/settle';

/** An order and how it is reached: as one's own, or by the contact a guest looked it up with. */
export type OrderAccess = { id: string; contact?: Contact };

const orderKey = ({ id, contact }: OrderAccess) => (contact ? [PERSONAL, 'order', id, contact] : [PERSONAL, 'order', id]);
const LISTS = [PERSONAL, 'orders'];
/** Every change of an order is a mutation below this key: that is how the fold finds what is in flight. */
const CHANGES = 'order';
/** Waiting for the network would show a change that nobody has been told of: offline is a failure like any other. */
const WITHOUT_NETWORK = 'always';

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

function useInFlight(id?: string): OrderChange[] {
  return useMutationState({
    filters: { mutationKey: id === undefined ? [CHANGES] : [CHANGES, id], status: 'pending' },
    select: (mutation) => mutation.state.variables as OrderChange,
  });
}

/** An order as the shopper sees it: the backend's state with the changes in flight on top. `refetchInterval` in ms asks again and again. */
export function useOrder(access: OrderAccess, options: { refetchInterval?: number | false } = {}) {
  const { isLive } = useSession();
  const inFlight = useInFlight(access.id);
  const query = usePersonalQuery({
    ...orderQuery(access),
    enabled: isLive && access.id !== '',
    refetchInterval: options.refetchInterval ?? false,
  });
  const order = useMemo(() => (query.data ? foldOrder(query.data, inFlight) : undefined), [query.data, inFlight]);
  return { ...query, order };
}

/** A guest's look-up by reference number or id (specification 8: a failure is a generic error; the words at the form are the caller's). The order found is there at once under its own id. */
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

/** What follows a change: the backend's answer replaces what was guessed; a refusal reloads the order (specification 4). */
function useSettle(access: OrderAccess) {
  const queryClient = useQueryClient();
  return {
    take: (order: Order) => {
      queryClient.setQueryData(orderKey(access), order);
      for (const kind of ['all', 'offline'] as const)
        queryClient.setQueryData<InfiniteData<Page<OrderSummary>>>([...LISTS, kind], (list) => list && replaceIn(list, order));
      void queryClient.invalidateQueries({ queryKey: LISTS });
    },
    reload: () => {
      void queryClient.invalidateQueries({ queryKey: [PERSONAL, 'order', access.id] });
      void queryClient.invalidateQueries({ queryKey: LISTS });
    },
  };
}

export function useCompleteOrder(access: OrderAccess) {
  const { take, reload } = useSettle(access);
  return useMutation({
    mutationKey: [CHANGES, access.id, 'completed'],
    mutationFn: async ({ id }: OrderChange) => (await import('@/lib/order/api')).completeOrder(id),
    meta: { success: 'orderCompleted' },
    networkMode: WITHOUT_NETWORK,
    onSuccess: take,
    onError: reload,
  });
}

export function useCancelOrder(access: OrderAccess) {
  const { take, reload } = useSettle(access);
  return useMutation({
    mutationKey: [CHANGES, access.id, 'cancelled'],
    mutationFn: async ({ id }: OrderChange) => (await import('@/lib/order/api')).cancelOrder(id),
    meta: { success: 'orderCancelled' },
    networkMode: WITHOUT_NETWORK,
    onSuccess: take,
    onError: reload,
  });
}

/**
 * The backend may take a proof after the shop has stopped waiting for its answer: it is looked at again for as long as that
 * can happen. In ms.
 */
const LOOK_AGAIN_MS = [5000, 15_000, 45_000] as const;
const isUnheard = (error: unknown) => isApiError(error, 'network', 'timeout', 'server');

/** `send` puts one file into the file service and gives its address. */
export type ProofUpload = OrderChange & { files: File[]; send: (file: File) => Promise<{ url: string }> };

/**
 * Uploads payment proofs: the files go to the file service in parallel, then each address to the order, one after the
 * other. One that fails does not hold the others up.
 * @returns what became of each file; rejects with the first failure when none came through
 */
export function useUploadProof(access: OrderAccess) {
  const queryClient = useQueryClient();
  const { take, reload } = useSettle(access);
  const lookAgain = () => LOOK_AGAIN_MS.forEach((wait) => setTimeout(reload, wait));
  return useMutation({
    mutationKey: [CHANGES, access.id, 'pending'],
    mutationFn: async ({ id, files, send }: ProofUpload) => {
      const { uploadProof } = await import('@/lib/order/api');
      const outcomes: UploadOutcome<Order>[] = [];
      for (const upload of await settleUploads(files, send)) {
        if (!upload.data) {
          outcomes.push(upload);
          continue;
        }
        const { url } = upload.data;
        // in turn: the order keeps its history in the order in which the files were chosen
        // oxlint-disable-next-line no-await-in-loop
        outcomes.push(...(await settleUploads([upload.file], () => uploadProof(id, url))));
      }
      const order = outcomes.flatMap(({ data }) => data ?? []).at(-1);
      if (!order) throw outcomes[0]?.error;
      return { order, outcomes };
    },
    meta: { success: 'proofUploaded' },
    networkMode: WITHOUT_NETWORK,
    onSuccess: ({ order, outcomes }) => {
      take(order);
      const failed = outcomes.find(({ error }) => error);
      if (failed) {
        toastFailure(failed.error);
        void queryClient.invalidateQueries({ queryKey: [PERSONAL, 'order', access.id] });
      }
      if (outcomes.some(({ error }) => isUnheard(error))) lookAgain();
    },
    onError: (error) => {
      reload();
      if (isUnheard(error)) lookAgain();
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

/** The customer's appointments, page by page, with the changes in flight on top. */
export function useOrders(kind: 'all' | 'offline' = 'all') {
  const { isLive } = useSession();
  const inFlight = useInFlight();
  const query = useInfiniteQuery({ ...listOptions(kind), enabled: isLive });
  const orders = useMemo(() => flat(query.data, inFlight), [query.data, inFlight]);
  return { ...query, orders };
}

function flat(data: InfiniteData<Page<OrderSummary>> | undefined, inFlight: OrderChange[]): OrderSummary[] | undefined {
  return data?.pages.flatMap((page) => page.data).map((order) => foldOrder(order, inFlight));
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
