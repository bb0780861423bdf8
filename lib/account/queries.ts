'use client';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Account } from '@/lib/account/schema';
import { sendOnce } from '@/lib/client/send-once';
import { useInFlight, useOptimisticData, useOptimisticMutation } from '@/lib/client/optimistic';
import { useSending } from '@/lib/client/sending';
import { PERSONAL, usePersonalQuery } from '@/lib/session/queries';
import { useSession } from '@/lib/session/store';
import { editAccount, getAccount } from '@/lib/account/api';

export const accountQuery = queryOptions({
  queryKey: [PERSONAL, 'account'],
  queryFn: ({ signal }) => getAccount(signal),
  staleTime: 60_000,
});

/** What an edit changes; the rest stays as the backend has it. */
export type AccountChange = Partial<Pick<Account, 'avatar' | 'username' | 'gender' | 'country'>>;
const CHANGES = ['account'] as const;
/** A picture that is uploaded before it becomes the account's, and shows only then. */
type AvatarUpload = { upload: () => Promise<string> };
const applyChange = (account: Account, change: AccountChange | AvatarUpload): Account =>
  'upload' in change ? account : { ...account, ...change };

/** The account's details with the edits in flight on top; registered users alone have them. */
export function useAccount() {
  const { isRegistered } = useSession();
  const query = usePersonalQuery({ ...accountQuery, enabled: isRegistered });
  return { ...query, account: useOptimisticData(query.data, CHANGES, applyChange) };
}

/**
 * Edits the account's details, optimistically and one edit after the other. The call carries every field, so the others
 * are read again first: what another tab changed meanwhile stays changed.
 */
export function useEditAccount() {
  const client = useQueryClient();
  return useOptimisticMutation({
    mutationKey: CHANGES,
    send: async (change: AccountChange) => editAccount({ ...(await getAccount()), ...change }),
    meta: { success: true },
    affects: [accountQuery.queryKey],
    reconcile: (_change, account) => client.setQueryData(accountQuery.queryKey, account),
  });
}

/** Uploads a picture and makes it the account's. */
export function useSaveAvatar() {
  const client = useQueryClient();
  return useOptimisticMutation({
    mutationKey: CHANGES,
    send: ({ upload }: AvatarUpload) =>
      sendOnce('avatar', async () => {
        const avatar = await upload();
        return editAccount({ ...(await getAccount()), avatar });
      }),
    ...useSending({ sent: 'avatarSaved', unsent: 'avatarUnsaved' }),
    affects: [accountQuery.queryKey],
    reconcile: (_change, account) => client.setQueryData(accountQuery.queryKey, account),
  });
}

/** Whether a picture of the account is being saved, also from a page that was left. */
export const useIsAvatarSaving = (): boolean =>
  useInFlight<AccountChange | AvatarUpload>(CHANGES).some((change) => 'upload' in change);
