'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { useCartLines } from '@/lib/cart/queries';
import type { ProductSummary } from '@/lib/catalog/schema';
import { PERSONAL, usePersonalQuery } from '@/lib/session/queries';
import { getRelated } from '@/lib/cart/api';

/**
 * Services that go with what is in the cart, read again once the backend has confirmed other lines. None while the cart
 * is empty or unknown, and when they cannot be loaded: the cart works without them.
 */
export function useRelatedServices(): ProductSummary[] {
  const { lines, isChanging, isFresh } = useCartLines();
  const variants = lines.map(({ variantId }) => variantId).toSorted();
  const { data } = usePersonalQuery({
    queryKey: [PERSONAL, 'related', variants],
    meta: { isQuiet: true },
    queryFn: ({ signal }) => getRelated(signal),
    enabled: isFresh && !isChanging && variants.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
  return variants.length > 0 ? (data ?? []) : [];
}
