'use client';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { dropAllDrafts } from '@/lib/form/draft';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { withLogoutMessage } from '@/lib/session/flash-message';
import { loginTypeHint } from '@/lib/client/owner';
import { announceSession, setLoggingOut } from '@/lib/session/session';
import { sessionStore } from '@/lib/session/store';
import { PERSONAL } from '@/lib/session/use-session';
import { logout } from '@/lib/session/api';

/**
 * Logs out and loads the home page as a new document: nothing of the account is left in this page's memory, and Back
 * asks the server, whose guards lead to the login. A failed logout raises a toast, and the shopper stays logged in.
 */
export function useLogout(): { logout: () => void; isLoggingOut: boolean } {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSession(queryClient),
    onSuccess: () => {
      dropAllDrafts();
      location.assign(withLogoutMessage(localizedPath('/', locale)));
    },
  });
  return { logout: () => mutate(), isLoggingOut: isPending };
}

/**
 * Ends the session in every tab, even when the backend cannot be reached: the BFF drops the cookies in any case. The
 * caller then leaves for a new page, whose first call starts a fresh guest. @throws ApiError when the cookies are still
 * there
 */
export async function endSession(queryClient: QueryClient): Promise<void> {
  setLoggingOut(true);
  try {
    await logout();
  } catch (error) {
    if (loginTypeHint()) {
      setLoggingOut(false);
      throw error;
    }
  }
  announceSession({ type: 'NONE' });
  await forgetPersonal(queryClient);
}

/** Discards the account's data from memory, without fetching anything in its place: the page is about to be left. */
export async function forgetPersonal(queryClient: QueryClient): Promise<void> {
  setLoggingOut(true);
  await queryClient.cancelQueries({ queryKey: [PERSONAL] });
  queryClient.removeQueries({ queryKey: [PERSONAL] });
  sessionStore.set('unknown');
}
