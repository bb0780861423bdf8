'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { locationSearch } from '@/lib/client/location-search';
import { useStore } from '@/lib/client/store';
import type { useOrders } from '@/lib/order/queries';
import type { OrderStatus } from '@/lib/order/schema';
import { ORDER_STATUSES } from '@/lib/order/status';

/** The filter's name in the URL. */
export const STATUS = 'status';
/** How many rows a filter looks for at a time. */
const PAGE_SIZE = 10;

/** The status in the URL, and how to change it: a reload, Back and a shared URL show the same. */
function useStatusFilter() {
  const value = new URLSearchParams(useStore(locationSearch)).get(STATUS);
  const setStatus = (next: OrderStatus | null) =>
    locationSearch.set((search) => {
      const params = new URLSearchParams(search);
      if (next) params.set(STATUS, next);
      else params.delete(STATUS);
      return String(params);
    });
  return [ORDER_STATUSES.find((known) => known === value) ?? null, setStatus] as const;
}

/** The appointments of the chosen status. The backend has no such filter: page after page is searched for them. */
export function useFoundOrders(query: ReturnType<typeof useOrders>) {
  const { orders, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage } = query;
  const [status, setStatus] = useStatusFilter();
  const [neededCount, setNeededCount] = useState(PAGE_SIZE);
  /** rows that were worked on under this filter stay, whatever their status has become */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());

  const found =
    orders?.filter((order) => status === null || order.current_status === status || kept.has(order._id)) ?? [];
  const isSearching = status !== null && found.length < neededCount && hasNextPage && !isFetchNextPageError;
  const searchNext = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (isSearching && !isFetching) searchNext();
  }, [isSearching, isFetching]);

  return {
    status,
    found,
    isSearching,
    keep: (id: string) => setKept((before) => new Set(before).add(id)),
    showMore: () => {
      setNeededCount(found.length + PAGE_SIZE);
      return fetchNextPage();
    },
    changeStatus: (next: OrderStatus | null) => {
      setStatus(next);
      setNeededCount(PAGE_SIZE);
      setKept(new Set());
    },
  };
}
