'use client';
import { queryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '@/lib/api/error';
import { sendOnce } from '@/lib/client/send-once';
import { type OptimisticOptions, useInFlight, useOptimisticData, useOptimisticMutation } from '@/lib/client/optimistic';
import { pagedItems, pagedQuery, type Pages } from '@/lib/client/paged-list';
import { useSending } from '@/lib/client/sending';
import type { Contact } from '@/lib/order/lookup';
import type { Order, OrderStatus, OrderSummary, StatusEntry } from '@/lib/order/schema';
import { type ToastKey, toastFailure } from '@/lib/outcome-toast';
import { PERSONAL, usePersonalQuery } from '@/lib/session/queries';
import { useSession } from '@/lib/session/store';
import {
  cancelOrder,
  completeOrder,
  getAllOrders,
  getOfflineOrders,
  getOrder,
  getOrders,
  lookUpOrder,
  uploadProof,
} from '@/lib/order/api';

/** An order of the session, or with `contact` one that a guest looked up. */
export type OrderAccess = { id: string; contact?: Contact };

const orderKey = ({ id, contact }: OrderAccess) =>
  contact ? [PERSONAL, 'order', id, contact] : [PERSONAL, 'order', id];
const LISTS = [PERSONAL, 'orders'];
/** Every change of an order is a mutation below this key, followed by the order's id. */
const CHANGES = 'order';

export const orderQuery = (access: OrderAccess) =>
  queryOptions({
    queryKey: orderKey(access),
    queryFn: ({ signal }) =>
      access.contact ? lookUpOrder(access.id, access.contact, signal) : getOrder(access.id, signal),
    // another tab or the studio may have changed it while this tab was hidden
    refetchOnWindowFocus: 'always',
  });

/** A change in flight: the new status, and when it was requested (ISO 8601). */
export type OrderChange = { id: string; to: Exclude<OrderStatus, 'submitted'>; at: string };

export const changeTo = (id: string, to: OrderChange['to']): OrderChange => ({ id, to, at: new Date().toISOString() });

type WithStatus = { _id: string; current_status: OrderSummary['current_status']; statuses: StatusEntry[] };

/** The order after a change; unchanged by one of another order. */
export function applyOrderChange<T extends WithStatus>(order: T, { id, to, at }: OrderChange): T {
  if (order._id !== id || order.current_status === to) return order;
  return { ...order, current_status: to, statuses: [...order.statuses, { slug: to, created_at: at, by: 'customer' }] };
}

const applyToAll = (orders: OrderSummary[], change: OrderChange): OrderSummary[] =>
  orders.map((order) => applyOrderChange(order, change));

/** An order with the changes in flight applied. `refetchInterval` in ms. */
export function useOrder(access: OrderAccess, options: { refetchInterval?: number | false } = {}) {
  const { isLive } = useSession();
  const query = usePersonalQuery({
    ...orderQuery(access),
    enabled: isLive && access.id !== '',
    refetchInterval: options.refetchInterval ?? false,
  });
  return { ...query, order: useOptimisticData(query.data, [CHANGES, access.id], applyOrderChange<Order>) };
}

/** A guest's look-up by reference number or id. The order is cached under its own id. */
export function useLookUpOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, contact }: Required<OrderAccess>) => lookUpOrder(id, contact),
    onSuccess: (order, { contact }) => queryClient.setQueryData(orderKey({ id: order._id, contact }), order),
    onError: (_error, { id }) => queryClient.removeQueries({ queryKey: [PERSONAL, 'order', id], type: 'inactive' }),
  });
}

const replaceIn = (list: Pages<OrderSummary>, order: Order): Pages<OrderSummary> => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    data: page.data.map((row) => (row._id === order._id ? { ...row, ...order } : row)),
  })),
});

/**
 * An optimistic change of an order. The response replaces the guess; after a failure the order is read again (spec 4).
 * @param orderIn picks the order from the result
 */
function useOrderChange<Change extends OrderChange, Result>(
  access: OrderAccess,
  orderIn: (result: Result) => Order,
  options: Pick<
    OptimisticOptions<Change, Result>,
    'send' | 'meta' | 'onMutate' | 'onSuccess' | 'onError' | 'onSettled'
  >,
) {
  const client = useQueryClient();
  return useOptimisticMutation<Change, Result>({
    ...options,
    mutationKey: [CHANGES, access.id],
    // a paused change would look done: being offline is a failure like any other
    networkMode: 'always',
    affects: [[PERSONAL, 'order', access.id], LISTS],
    reconcile: (_change, result) => {
      const order = orderIn(result);
      client.setQueryData(orderKey(access), order);
      for (const kind of ['all', 'offline'] as const)
        client.setQueryData(listQuery(kind).queryKey, (list) => list && replaceIn(list, order));
    },
  });
}

/** Completes or cancels an order; `success` is the toast that says so. */
export const useChangeStatus = (access: OrderAccess, to: 'completed' | 'cancelled', success: ToastKey) =>
  useOrderChange(access, (order) => order, {
    send: ({ id }: OrderChange) => (to === 'completed' ? completeOrder(id) : cancelOrder(id)),
    meta: { success },
  });

/**
 * Cancels an order whose customer goes on to the checkout: until the backend has confirmed it, the order stays as it is
 * on the screen.
 */
export function useCancelForCheckout({ id }: OrderAccess) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => cancelOrder(id),
    networkMode: 'always',
    onSuccess: () => {
      // read again by the next screen: this one would lead to its own page of a cancelled order
      for (const queryKey of [[PERSONAL, 'order', id], LISTS])
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  });
}

/** The backend may accept a proof after the request timed out: the order is read again after these times, in ms. */
const READ_AGAIN_MS = [5000, 15_000, 45_000] as const;
const isUnanswered = (error: unknown) => isApiError(error, 'network', 'timeout', 'server');

/** `upload` sends the files to the file service, each on its own, and resolves to their URLs; `stop` gives that up. */
export type ProofUpload = OrderChange & {
  files: File[];
  upload: () => Promise<PromiseSettledResult<string>[]>;
  stop: () => void;
};
type ProofOutcome = { file: File; order?: Order; error?: unknown };

/**
 * Uploads the files in parallel, then adds their URLs to the order one by one, in the sequence in which they were
 * chosen.
 */
async function sendProofs({ id, files, upload }: ProofUpload): Promise<{ order: Order; outcomes: ProofOutcome[] }> {
  const uploads = await upload();
  const outcomes: ProofOutcome[] = [];
  for (const [index, file] of files.entries()) {
    try {
      const outcome = uploads[index];
      if (outcome?.status !== 'fulfilled') throw outcome?.reason;
      // oxlint-disable-next-line no-await-in-loop
      outcomes.push({ file, order: await uploadProof(id, outcome.value) });
    } catch (error) {
      outcomes.push({ file, error });
    }
  }
  const order = outcomes.findLast((outcome) => outcome.order)?.order;
  if (!order) throw outcomes[0]?.error;
  return { order, outcomes };
}

/** The payment proofs of an order that are being uploaded, also from a page that was left; undefined for none. */
export const useProofUpload = (id: string): ProofUpload | undefined =>
  useInFlight<OrderChange | ProofUpload>([CHANGES, id]).find((change) => 'upload' in change);

/** Uploads payment proofs, each on its own. Rejects with the first failure if all fail. */
export function useUploadProof(access: OrderAccess) {
  const client = useQueryClient();
  const readLater = () => {
    for (const queryKey of [[PERSONAL, 'order', access.id], LISTS])
      for (const wait of READ_AGAIN_MS) setTimeout(() => void client.invalidateQueries({ queryKey }), wait);
  };
  return useOrderChange(access, ({ order }) => order, {
    send: (change: ProofUpload) => sendOnce(`proof of ${access.id}`, () => sendProofs(change)),
    ...useSending({ sent: 'proofUploaded', unsent: 'proofUnsent' }, 'proofUploaded'),
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

const listQuery = (kind: 'all' | 'offline') =>
  pagedQuery([...LISTS, kind], kind === 'all' ? getOrders : getOfflineOrders);

/** The customer's orders, page by page, with the changes in flight applied. */
export function useOrders(kind: 'all' | 'offline' = 'all') {
  const { isLive } = useSession();
  const query = useInfiniteQuery({ ...listQuery(kind), refetchOnWindowFocus: 'always', enabled: isLive });
  const { items, total } = useMemo(() => pagedItems(query.data, ({ _id }) => _id), [query.data]);
  return { ...query, orders: useOptimisticData(items, [CHANGES], applyToAll), total };
}

/** All of the customer's orders at once, with the changes in flight applied. */
export function useAllOrders() {
  const { isLive } = useSession();
  const query = usePersonalQuery({
    queryKey: [...LISTS, 'whole'],
    queryFn: ({ signal }) => getAllOrders(signal),
    enabled: isLive,
  });
  return { ...query, orders: useOptimisticData(query.data?.data, [CHANGES], applyToAll) };
}

/** The customer's project orders: those with a `project` part. */
export function useProjects() {
  const { orders, ...query } = useAllOrders();
  return { ...query, projects: orders?.filter((order) => order.project) };
}
