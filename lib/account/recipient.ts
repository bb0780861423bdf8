'use client';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Recipient } from '@/lib/account/schema';
import { useInFlight, useOptimisticMutation } from '@/lib/client/optimistic';
import { PERSONAL, usePersonalQuery } from '@/lib/session/queries';
import { useSession } from '@/lib/session/store';
import { editRecipient, getRecipient } from '@/lib/account/api';

const recipientQuery = queryOptions({
  queryKey: [PERSONAL, 'recipient'],
  queryFn: ({ signal }) => getRecipient(signal),
  staleTime: 60_000,
});
const CHANGE = ['recipient'] as const;

/**
 * Whom a registered user has things delivered to, with an edit in flight on top; null when none is saved.
 * Guests have none.
 */
export function useRecipient() {
  const { isRegistered } = useSession();
  const query = usePersonalQuery({ ...recipientQuery, enabled: isRegistered });
  return { ...query, recipient: useInFlight<Recipient>(CHANGE).at(-1) ?? query.data };
}

/** Saves a recipient, optimistically. The form says what went wrong. */
export function useEditRecipient() {
  const client = useQueryClient();
  return useOptimisticMutation({
    mutationKey: CHANGE,
    send: (recipient: Recipient) => editRecipient(recipient),
    meta: { success: true },
    affects: [recipientQuery.queryKey],
    reconcile: (_change, saved) => client.setQueryData(recipientQuery.queryKey, saved),
  });
}
