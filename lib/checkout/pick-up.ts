'use client';
import { useQuery } from '@tanstack/react-query';
import type { Warehouse } from '@/lib/catalog/schema';

/** The pick-up places; [] while they are loading or if they cannot be loaded, as the delivery method says enough. */
export function useWarehouses(): Warehouse[] {
  const { data } = useQuery({
    queryKey: ['warehouses'],
    meta: { isQuiet: true },
    queryFn: async ({ signal }) => (await import('@/lib/checkout/api')).getWarehouses(signal),
    staleTime: 5 * 60_000,
  });
  return data ?? [];
}
