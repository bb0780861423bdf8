'use client';
import { queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Account } from '@/lib/account/schema';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

export const accountQuery = queryOptions({
  queryKey: [PERSONAL, 'account'],
  queryFn: async ({ signal }) => (await import('@/lib/account/api')).getAccount(signal),
  staleTime: 60_000,
});

/** What an edit changes; the rest stays as the backend has it. */
export type AccountChange = Partial<Pick<Account, 'avatar' | 'username' | 'gender' | 'country'>>;
const ACCOUNT_CHANGES = ['account', 'edit'];

/** The account's details with the edits in flight on top (specification 4); registered users alone have them. */
export function useAccount() {
  const { isRegistered } = useSession();
  const query = usePersonalQuery({ ...accountQuery, enabled: isRegistered });
  const inFlight = useMutationState({
    filters: { mutationKey: ACCOUNT_CHANGES, status: 'pending' },
    select: (mutation) => mutation.state.variables as AccountChange,
  });
  const account = useMemo(() => query.data && inFlight.reduce<Account>((folded, change) => ({ ...folded, ...change }), query.data), [query.data, inFlight]);
  return { ...query, account };
}

/**
 * Edits the account's details: shown at once, reloaded when the backend refuses. The call carries every field, so the
 * others are read anew first: what another tab changed meanwhile stays changed. One edit goes out after the other.
 */
export function useEditAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ACCOUNT_CHANGES,
    scope: { id: ACCOUNT_CHANGES.join('.') },
    mutationFn: async (change: AccountChange) => {
      const { editAccount, getAccount } = await import('@/lib/account/api');
      return editAccount({ ...(await getAccount()), ...change });
    },
    meta: { success: true },
    onSuccess: (account) => queryClient.setQueryData(accountQuery.queryKey, account),
    onError: () => void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
}
