'use client';
import { queryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { NotificationSettings } from '@/lib/account/schema';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

const settingsQuery = queryOptions({
  queryKey: [PERSONAL, 'notification-settings'],
  queryFn: async ({ signal }) => (await import('@/lib/account/api')).getNotificationSettings(signal),
  staleTime: 60_000,
});
const CHANGE = ['notification-settings'];

/** What the shop may tell a registered user and how, with an edit that is on its way on top (specification 4). */
export function useNotificationSettings() {
  const { isRegistered } = useSession();
  const query = usePersonalQuery({ ...settingsQuery, enabled: isRegistered });
  const inFlight = useMutationState({ filters: { mutationKey: CHANGE, status: 'pending' }, select: ({ state }) => state.variables as NotificationSettings });
  return { ...query, settings: inFlight.at(-1) ?? query.data };
}

/** Saves the settings: shows at once, and is loaded again when the backend refuses. The form says what went wrong. */
export function useEditNotificationSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: CHANGE,
    mutationFn: async (settings: NotificationSettings) => (await import('@/lib/account/api')).editNotificationSettings(settings),
    meta: { success: true },
    onSuccess: (settings) => queryClient.setQueryData(settingsQuery.queryKey, settings),
    onError: () => queryClient.invalidateQueries(settingsQuery),
  });
}
