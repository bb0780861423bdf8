'use client';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { announceSession, ensureSession, setLeaving } from '@/lib/session/session';
import { loginTypeHint, sessionStore } from '@/lib/session/store';
import { PERSONAL } from '@/lib/session/use-session';

export const userQuery = queryOptions({
  queryKey: [PERSONAL, 'user'],
  queryFn: async () => (await import('@/lib/session/api')).getUser(),
  staleTime: 5 * 60_000,
});

/** Forgets what belonged to the last login and asks again for what is on the page. */
function useChangedLogin() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.cancelQueries({ queryKey: [PERSONAL] });
    await queryClient.resetQueries({ queryKey: [PERSONAL] });
  };
}

/** Logs in with an email. The caller goes on to home or back; a refusal is the caller's to show at the form. */
export function useLogin() {
  const changed = useChangedLogin();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) => (await import('@/lib/session/api')).login(email, password),
    onSuccess: async ({ type }) => {
      sessionStore.set('registered');
      announceSession({ type });
      await changed();
      void queryClient.prefetchQuery(userQuery);
    },
    // a refused login keeps the session; only when none is left a guest's follows (specification 4)
    onError: () => (loginTypeHint() ? undefined : ensureSession()),
  });
}

/**
 * Logs out, even when the backend cannot be reached: the relay forgets the token in any case. What this page knew of the
 * account is gone; the caller leaves for a new page, whose first call starts a fresh guest (specification 4).
 */
export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      setLeaving(true);
      try {
        await (await import('@/lib/session/api')).logout();
      } catch (error) {
        if (!loginTypeHint()) return;
        setLeaving(false);
        throw error;
      }
    },
    onSuccess: async () => {
      announceSession({ type: 'NONE' });
      await forgetPersonal(queryClient);
    },
  });
}

/** Nothing of the account stays in memory, and nothing is asked for in its place. For a page that is about to be left. */
export async function forgetPersonal(queryClient: QueryClient): Promise<void> {
  setLeaving(true);
  await queryClient.cancelQueries({ queryKey: [PERSONAL] });
  queryClient.removeQueries({ queryKey: [PERSONAL] });
  // what is on the page looks again, and finds nothing
  sessionStore.set('unknown');
}
