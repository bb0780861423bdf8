'use client';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { NotificationSettings } from '@/lib/account/schema';
import { useInFlight, useOptimisticMutation } from '@/lib/client/optimistic';
import { PERSONAL, usePersonalQuery } from '@/lib/session/queries';
import { useSession } from '@/lib/session/store';
import { editNotificationSettings, getNotificationSettings } from '@/lib/account/api';

const settingsQuery = queryOptions({
  queryKey: [PERSONAL, 'notification-settings'],
  queryFn: ({ signal }) => getNotificationSettings(signal),
  staleTime: 60_000,
});
const CHANGE = ['notification-settings'] as const;

/** What the shop may tell a registered user and how, with an edit in flight on top. */
export function useNotificationSettings() {
  const { isRegistered } = useSession();
  const query = usePersonalQuery({ ...settingsQuery, enabled: isRegistered });
  return { ...query, settings: useInFlight<NotificationSettings>(CHANGE).at(-1) ?? query.data };
}

/** Saves the settings, optimistically. The form says what went wrong. */
export function useEditNotificationSettings() {
  const client = useQueryClient();
  return useOptimisticMutation({
    mutationKey: CHANGE,
    send: (settings: NotificationSettings) => editNotificationSettings(settings),
    meta: { success: true },
    affects: [settingsQuery.queryKey],
    reconcile: (_change, settings) => client.setQueryData(settingsQuery.queryKey, settings),
  });
}
