'use client';
import { type QueryKey, skipToken, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

/** Never filled. */
const NOT_KNOWN = [PERSONAL, 'not known'];

/**
 * `useQuery` for what is the customer's own. Parts of a page wake up one after the other in what the server drew, which
 * knows no customer: while one does, it is shown nothing of what another has fetched meanwhile. Right after, it is.
 */
export function usePersonalQuery<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Error, Shown, Key>,
): UseQueryResult<Shown> {
  const { status } = useSession();
  return useQuery(status === 'unknown' ? { queryKey: NOT_KNOWN as unknown as Key, queryFn: skipToken } : options);
}
