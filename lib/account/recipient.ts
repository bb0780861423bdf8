'use client';
import { queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Recipient } from '@/lib/account/schema';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

const recipientQuery = queryOptions({
  queryKey: [PERSONAL, 'recipient'],
  queryFn: async ({ signal }) => (await import('@/lib/account/api')).getRecipient(signal),
  staleTime: 60_000,
});
const CHANGE = ['recipient'];

/**
 * Whom a registered user has things delivered to, with an edit that is on its way on top (specification 4); null when none
 * is kept. Guests have none.
 */
export function useRecipient() {
  const { isRegistered } = useSession();
  const query = usePersonalQuery({ ...recipientQuery, enabled: isRegistered });
  const inFlight = useMutationState({ filters: { mutationKey: CHANGE, status: 'pending' }, select: ({ state }) => state.variables as Recipient });
  return { ...query, recipient: inFlight.at(-1) ?? query.data };
}

/** Keeps a recipient: shows at once, and is loaded again when the backend refuses. The form says what went wrong. */
export function useEditRecipient() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: CHANGE,
    mutationFn: async (recipient: Recipient) => (await import('@/lib/account/api')).editRecipient(recipient),
    meta: { success: true },
    onSuccess: (kept) => queryClient.setQueryData(recipientQuery.queryKey, kept),
    onError: () => queryClient.invalidateQueries(recipientQuery),
  });
}
