'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { cartQuery, useCartChanges } from '@/lib/cart/queries';
import type { CartChoices } from '@/lib/cart/schema';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { useSession } from '@/lib/session/use-session';

/** What the ticked lines come to, as the backend calculated it. While it calculates again the last answer stays, marked. */
export function useCalculatedCart(choices: CartChoices | null) {
  const { isLive } = useSession();
  const { pending } = useCartChanges();
  const query = usePersonalQuery({ ...cartQuery(choices ?? DEFAULT_CHOICES), enabled: isLive && choices !== null, placeholderData: keepPreviousData });
  return {
    cart: query.isError ? undefined : query.data,
    isCalculating: query.isFetching || query.isPlaceholderData || Object.keys(pending).length > 0,
    // offline a query waits for the network, and says nothing of it
    failure: query.error,
    hasFailed: query.isError || (query.isPaused && query.data === undefined),
    retry: () => void query.refetch(),
  };
}
