'use client';
import { useQuery } from '@tanstack/react-query';
import { getCouriers } from '@/lib/cart/api';

/** The ways of delivery to a country. */
export const useCouriers = (countryCode: string) =>
  useQuery({
    queryKey: ['couriers', countryCode],
    queryFn: ({ signal }) => getCouriers(countryCode, signal),
    staleTime: 5 * 60_000,
  });
