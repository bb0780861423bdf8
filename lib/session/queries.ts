'use client';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginForm } from '@/lib/session/forms';
import { loginIdOf } from '@/lib/session/login-id';
import type { LoginType } from '@/lib/session/schema';
import { announceSession, ensureSession, setLeaving } from '@/lib/session/session';
import { loginTypeHint, sessionStore } from '@/lib/session/store';
import { PERSONAL } from '@/lib/session/use-session';
import { userQuery } from '@/lib/session/user';

/** What follows from the login of a registered user: what belonged to the last one is forgotten, what is on the page and the user are fetched (specification 4). */
export function useLoggedIn() {
  const queryClient = useQueryClient();
  return async ({ type }: { type: LoginType }): Promise<void> => {
    sessionStore.set('registered');
    announceSession({ type });
    await queryClient.cancelQueries({ queryKey: [PERSONAL] });
    await Promise.all([queryClient.resetQueries({ queryKey: [PERSONAL] }), queryClient.prefetchQuery(userQuery)]);
  };
}

/** Logs in with an email or a phone number. The caller goes on to home or back; a refusal is the caller's to show at the form. */
export function useLogin() {
  return useMutation({
    mutationFn: async ({ password, ...contact }: LoginForm) =>
      (await import('@/lib/session/api')).login({ type: contact.type, login_id: loginIdOf(contact), password }),
    onSuccess: useLoggedIn(),
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
