'use client';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '@/lib/api/error';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { calculatedCartQuery, CART_CHANGES, linesQuery } from '@/lib/cart/queries';
import type { CartChoices } from '@/lib/cart/schema';
import { useInFlight } from '@/lib/client/optimistic';
import { usePersonalQuery } from '@/lib/session/queries';
import { useSession } from '@/lib/session/store';

/**
 * What the ticked lines come to, as the backend calculated it. While it calculates again the last result stays, marked.
 * When it fails the lines are read again without any choice: if that fails too, the cart is empty (spec 4).
 */
export function useCalculatedCart(choices: CartChoices | null) {
  const { isLive } = useSession();
  const isChanging = useInFlight([CART_CHANGES]).length > 0;
  const query = usePersonalQuery({
    ...calculatedCartQuery(choices ?? DEFAULT_CHOICES),
    enabled: isLive && choices !== null,
    placeholderData: keepPreviousData,
  });
  const client = useQueryClient();
  // too many voucher codes are refused by the shop itself, which says nothing about the cart
  const hasFailed = query.isError && !isApiError(query.error, 'limited');
  useEffect(() => {
    if (hasFailed) void client.invalidateQueries({ queryKey: linesQuery.queryKey });
  }, [hasFailed, client]);
  return {
    cart: query.isError ? undefined : query.data,
    isCalculating: query.isFetching || query.isPlaceholderData || isChanging,
    failure: query.error,
    // a query that waits for the network reports no error
    hasFailed: query.isError || (query.isPaused && query.data === undefined),
    retry: () => void query.refetch(),
  };
}
