'use client';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nextPageOf } from '@/lib/api/paging';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

/** Everything that a spent or earned point changes is keyed below this. Appointments and vouchers move points too, so each page asks anew. */
const MEMBERSHIP = [PERSONAL, 'membership'];
const staleTime = 0;

const statusQuery = queryOptions({
  queryKey: [...MEMBERSHIP, 'status'],
  queryFn: async ({ signal }) => (await import('@/lib/membership/api')).getStatus(signal),
  staleTime,
});

const balanceQuery = queryOptions({
  queryKey: [...MEMBERSHIP, 'balance'],
  queryFn: async ({ signal }) => (await import('@/lib/membership/api')).getBalance(signal),
  staleTime,
});

const transactionsQuery = infiniteQueryOptions({
  queryKey: [...MEMBERSHIP, 'transactions'],
  queryFn: async ({ pageParam, signal }) => (await import('@/lib/membership/api')).getTransactions(pageParam, signal),
  staleTime,
  initialPageParam: 1,
  getNextPageParam: nextPageOf,
});

/** The customer's level and what the next one takes; registered users alone have one. */
export function useMembershipStatus() {
  const { isRegistered } = useSession();
  return usePersonalQuery({ ...statusQuery, enabled: isRegistered });
}

/** The customer's points and when they run out; registered users alone have some. `isWanted: false` asks for nothing. */
export function useMembershipBalance({ isWanted = true }: { isWanted?: boolean } = {}) {
  const { isRegistered } = useSession();
  return usePersonalQuery({ ...balanceQuery, enabled: isRegistered && isWanted });
}

/** The history of the customer's points, page by page. A record that a new one pushed onto the next page stands there once. */
export function useMembershipTransactions() {
  const { isRegistered } = useSession();
  const query = useInfiniteQuery({ ...transactionsQuery, enabled: isRegistered });
  const rows = useMemo(() => {
    const seen = new Map(query.data?.pages.flatMap((page) => page.data).map((row) => [row._id, row]));
    return query.data ? [...seen.values()] : undefined;
  }, [query.data]);
  return { ...query, rows, total: Math.max(query.data?.pages.at(-1)?.total ?? 0, rows?.length ?? 0) };
}
