'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

export const recipientQuery = queryOptions({
  queryKey: [PERSONAL, 'recipient'],
  queryFn: async () => (await import('@/lib/checkout/api')).getRecipient(),
  staleTime: 60_000,
});

/** The kept recipient of a registered user, to fill the form with. Guests have none. */
export function useRecipient() {
  const { isRegistered } = useSession();
  return useQuery({ ...recipientQuery, enabled: isRegistered });
}
