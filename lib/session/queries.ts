'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoginForm } from '@/lib/session/forms';
import { loginIdOf } from '@/lib/session/login-id';
import { loginTypeHint, refreshOwner } from '@/lib/client/owner';
import type { LoginType } from '@/lib/session/schema';
import { announceSession, ensureSession } from '@/lib/session/session';
import { sessionStore } from '@/lib/session/store';
import { PERSONAL } from '@/lib/session/use-session';
import { userQuery } from '@/lib/session/user';
import { login } from '@/lib/session/api';

/**
 * What follows a registered user's login: personal data of the previous session is discarded, and the user and what the
 * page shows are fetched.
 */
export function useLoggedIn() {
  const queryClient = useQueryClient();
  return async ({ type }: { type: LoginType }): Promise<void> => {
    sessionStore.set('registered');
    // the page may have had another registered account before, by a login in another tab
    refreshOwner();
    announceSession({ type });
    await queryClient.cancelQueries({ queryKey: [PERSONAL] });
    await Promise.all([queryClient.resetQueries({ queryKey: [PERSONAL] }), queryClient.prefetchQuery(userQuery)]);
  };
}

/** Logs in with an email or a phone number. The caller shows a rejection at its form, and redirects after a success. */
export function useLogin() {
  return useMutation({
    mutationFn: ({ password, ...contact }: LoginForm) =>
      login({ type: contact.type, login_id: loginIdOf(contact), password }),
    onSuccess: useLoggedIn(),
    // a refused login keeps the session; a guest is logged in only where none is left (spec 4)
    onError: () => (loginTypeHint() ? undefined : ensureSession()),
  });
}
