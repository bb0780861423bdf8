'use client';
import { useQuery } from '@tanstack/react-query';

/** The ways of delivery to a country. */
export const useCouriers = (countryCode: string) =>
  useQuery({
    queryKey: ['couriers', countryCode],
    queryFn: async ({ signal }) => (await import('@/lib/cart/api')).getCouriers(countryCode, signal),
    staleTime: 5 * 60_000,
  });
