'use client';
import { type DataTag, queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Account, NotificationSettings, Recipient } from '@/lib/account/schema';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

const api = () => import('@/lib/account/api');
const STALE_MS = 60_000;

export const accountQuery = queryOptions({
  queryKey: [PERSONAL, 'account'],
  queryFn: async ({ signal }) => (await api()).getAccount(signal),
  staleTime: STALE_MS,
});
const recipientQuery = queryOptions({
  queryKey: [PERSONAL, 'recipient'],
  queryFn: async ({ signal }) => (await api()).getRecipient(signal),
  staleTime: STALE_MS,
});
const notificationQuery = queryOptions({
  queryKey: [PERSONAL, 'notification-settings'],
  queryFn: async ({ signal }) => (await api()).getNotificationSettings(signal),
  staleTime: STALE_MS,
});

/** What an edit changes; the rest stays as the backend has it. */
export type AccountChange = Partial<Pick<Account, 'avatar' | 'username' | 'gender' | 'country'>>;

/** The edits of a record that are in flight: they show at once (spec 4). */
const useInFlight = <Change>(record: string): Change[] =>
  useMutationState({ filters: { mutationKey: [record], status: 'pending' }, select: ({ state }) => state.variables as Change });

/** Edits a record, one edit after the other; it is loaded again when the backend refuses. The form shows what went wrong. */
function useEdit<Change, Data>(record: string, queryKey: DataTag<readonly unknown[], Data, Error>, send: (change: Change) => Promise<Data>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [record],
    scope: { id: record },
    mutationFn: send,
    meta: { success: true },
    onSuccess: (data) => void queryClient.setQueryData<unknown>(queryKey, data),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** A registered user's account, with the edits in flight on top. */
export function useAccount() {
  const query = usePersonalQuery({ ...accountQuery, enabled: useSession().isRegistered });
  const edits = useInFlight<AccountChange>('account');
  const account = useMemo(() => query.data && edits.reduce<Account>((edited, change) => ({ ...edited, ...change }), query.data), [query.data, edits]);
  return { ...query, account };
}

/** The call carries every field, so the others are read anew first: what another tab changed meanwhile stays changed. */
export const useEditAccount = () =>
  useEdit('account', accountQuery.queryKey, async (change: AccountChange) => {
    const { editAccount, getAccount } = await api();
    return editAccount({ ...(await getAccount()), ...change });
  });

/** Whom a registered user has things delivered to, with an edit in flight on top; null when the account has no recipient. */
export function useRecipient() {
  const query = usePersonalQuery({ ...recipientQuery, enabled: useSession().isRegistered });
  return { ...query, recipient: useInFlight<Recipient>('recipient').at(-1) ?? query.data };
}

export const useEditRecipient = () => useEdit('recipient', recipientQuery.queryKey, async (recipient: Recipient) => (await api()).editRecipient(recipient));

/** What the shop may tell a registered user and how, with an edit in flight on top. */
export function useNotificationSettings() {
  const query = usePersonalQuery({ ...notificationQuery, enabled: useSession().isRegistered });
  return { ...query, settings: useInFlight<NotificationSettings>('notification-settings').at(-1) ?? query.data };
}

export const useEditNotificationSettings = () =>
  useEdit('notification-settings', notificationQuery.queryKey, async (settings: NotificationSettings) => (await api()).editNotificationSettings(settings));
