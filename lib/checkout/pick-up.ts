'use client';
import { useQuery } from '@tanstack/react-query';
import type { Warehouse } from '@/lib/catalog/schema';

/** Where things can be collected. None while they are on their way or cannot be had: the way of delivery says enough. */
export function useWarehouses(): Warehouse[] {
  const { data } = useQuery({
    queryKey: ['warehouses'],
    meta: { isQuiet: true },
    queryFn: async ({ signal }) => (await import('@/lib/checkout/api')).getWarehouses(signal),
    staleTime: 5 * 60_000,
  });
  return data ?? [];
}
