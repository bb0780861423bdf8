'use client';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

export const accountQuery = queryOptions({
  queryKey: [PERSONAL, 'account'],
  queryFn: async ({ signal }) => (await import('@/lib/account/api')).getAccount(signal),
  staleTime: 60_000,
});

/** The account's details; registered users alone have them. */
export function useAccount() {
  const { isRegistered } = useSession();
  return useQuery({ ...accountQuery, enabled: isRegistered });
}

/** Asks for a code to the account's present email. The form says how it went. */
export function useRequestEmailChange() {
  return useMutation({ mutationFn: async () => (await import('@/lib/account/api')).requestEmailChange(), meta: { error: false } });
}

/** Changes the email with that code. The form says how it went. */
export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { verification_code: string; email: string }) => (await import('@/lib/account/api')).changeEmail(body),
    meta: { error: false },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [PERSONAL] }),
  });
}
