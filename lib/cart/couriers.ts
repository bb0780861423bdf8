'use client';
import { useQuery } from '@tanstack/react-query';
import { getCouriers } from '@/lib/cart/api';

/** The ways of delivery to a country; not asked for where nothing is delivered. */
export const useCouriers = (countryCode: string, isDelivered = true) =>
  useQuery({
    queryKey: ['couriers', countryCode],
    queryFn: ({ signal }) => getCouriers(countryCode, signal),
    enabled: isDelivered,
    staleTime: 5 * 60_000,
  });
