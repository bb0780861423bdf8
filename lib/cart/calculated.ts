'use client';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '@/lib/api/error';
import { LINES_KEY } from '@/lib/cart/changes';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { cartQuery, useCartChanges } from '@/lib/cart/queries';
import type { CartChoices } from '@/lib/cart/schema';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { useSession } from '@/lib/session/use-session';

/**
 * What the ticked lines come to, as the backend calculated it. While it calculates again the last answer stays, marked. When
 * it fails the lines are read again without any choice: if they cannot be had either, the cart is empty (specification 4).
 */
export function useCalculatedCart(choices: CartChoices | null) {
  const { isLive } = useSession();
  const { pending } = useCartChanges();
  const query = usePersonalQuery({ ...cartQuery(choices ?? DEFAULT_CHOICES), enabled: isLive && choices !== null, placeholderData: keepPreviousData });
  const client = useQueryClient();
  // one voucher code too many is refused by the shop itself, and says nothing of the cart
  const hasFailed = query.isError && !isApiError(query.error, 'limited');
  useEffect(() => {
    if (hasFailed) void client.invalidateQueries({ queryKey: LINES_KEY, exact: true });
  }, [hasFailed, client]);
  return {
    cart: query.isError ? undefined : query.data,
    isCalculating: query.isFetching || query.isPlaceholderData || Object.keys(pending).length > 0,
    // offline a query waits for the network, and says nothing of it
    failure: query.error,
    hasFailed: query.isError || (query.isPaused && query.data === undefined),
    retry: () => void query.refetch(),
  };
}
