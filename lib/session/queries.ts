'use client';
import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { dropAllDrafts } from '@/lib/form/draft';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { getUser, logout } from '@/lib/session/api';
import { announce, dispatch, LOGGED_OUT, loginTypeHint, useSession } from '@/lib/session/store';

/**
 * Everything that belongs to one customer is keyed below this, so that another login discards it at once. Read it with
 * `usePersonalQuery`.
 */
export const PERSONAL = 'personal';
const NO_DATA = [PERSONAL, 'no data'];

/**
 * `useQuery` for a customer's own data. Deferred components hydrate one by one against HTML that was rendered without a
 * session: while one hydrates, data that another has already fetched is hidden from it, or hydration would mismatch. A
 * login concerns many of them at once: React renders them in small pieces, between which the shopper is served.
 */
export function usePersonalQuery<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Error, Shown, Key>,
): UseQueryResult<Shown> {
  const status = useDeferredValue(useSession().status);
  return useQuery(status === 'unknown' ? { queryKey: NO_DATA as unknown as Key, queryFn: skipToken } : options);
}

/** The user who is logged in, guests included. */
export const userQuery = queryOptions({
  queryKey: [PERSONAL, 'user'],
  meta: { isQuiet: true },
  queryFn: () => getUser(),
  staleTime: 5 * 60_000,
});

/** Discards the account's data from memory, without fetching anything in its place: the page is about to be left. */
export async function forgetPersonal(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: [PERSONAL] });
  queryClient.removeQueries({ queryKey: [PERSONAL] });
}

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
      location.assign(`${localizedPath('/', locale)}?${LOGGED_OUT}`);
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
  dispatch({ type: 'logging out' });
  try {
    await logout();
  } catch (error) {
    if (loginTypeHint()) {
      dispatch({ type: 'logout failed' });
      throw error;
    }
  }
  announce('NONE');
  dispatch({ type: 'logged out here' });
  await forgetPersonal(queryClient);
}
