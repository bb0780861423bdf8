'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { announceSession, ensureSession } from '@/lib/session/session';
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
    meta: { error: false },
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

/** Logs out into a fresh guest, even when the backend cannot be reached: the relay forgets the token in any case. */
export function useLogout() {
  const changed = useChangedLogin();
  return useMutation({
    mutationFn: async () => {
      const { logout } = await import('@/lib/session/api');
      await logout().catch((error: unknown) => {
        if (loginTypeHint()) throw error;
      });
    },
    meta: { success: 'loggedOut' },
    onSuccess: async () => {
      sessionStore.set('unknown');
      announceSession({ type: 'NONE' });
      await ensureSession();
      await changed();
    },
  });
}
