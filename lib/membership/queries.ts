'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pagedItems, pagedQuery } from '@/lib/client/paged-list';
import type { MembershipTransaction } from '@/lib/membership/schema';
import { PERSONAL, usePersonalQuery } from '@/lib/session/queries';
import { useSession } from '@/lib/session/store';
import { getBalance, getStatus, getTransactions } from '@/lib/membership/api';

/**
 * The key of everything that spent or earned points change. Appointments and vouchers move points too, so each screen
 * reads it again.
 */
const MEMBERSHIP = [PERSONAL, 'membership'];
const staleTime = 0;

const transactionsQuery = pagedQuery([...MEMBERSHIP, 'transactions'], getTransactions);

/** The customer's level and what the next one takes. Only registered users have one. */
export const useMembershipStatus = () =>
  usePersonalQuery({
    queryKey: [...MEMBERSHIP, 'status'],
    queryFn: ({ signal }) => getStatus(signal),
    staleTime,
    enabled: useSession().isRegistered,
  });

/** The customer's points and when they expire. Only registered users have any. `isWanted: false` reads nothing. */
export const useMembershipBalance = ({ isWanted = true } = {}) =>
  usePersonalQuery({
    queryKey: [...MEMBERSHIP, 'balance'],
    queryFn: ({ signal }) => getBalance(signal),
    staleTime,
    enabled: useSession().isRegistered && isWanted,
  });

const idOf = ({ _id }: MembershipTransaction): string => _id;

/** The history of the customer's points, page by page. */
export function useMembershipTransactions() {
  const query = useInfiniteQuery({ ...transactionsQuery, staleTime, enabled: useSession().isRegistered });
  const { items: rows, total } = useMemo(() => pagedItems(query.data, idOf), [query.data]);
  return { ...query, rows, total };
}
