'use client';
import { type QueryKey, skipToken, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { PERSONAL, useSession } from '@/lib/session/use-session';

const NO_DATA = [PERSONAL, 'no data'];

/**
 * `useQuery` for a customer's own data. Deferred components hydrate one by one against HTML that was rendered without a
 * session: while one hydrates, data that another has already fetched is hidden from it, or hydration would mismatch.
 */
export function usePersonalQuery<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Error, Shown, Key>,
): UseQueryResult<Shown> {
  const { status } = useSession();
  return useQuery(status === 'unknown' ? { queryKey: NO_DATA as unknown as Key, queryFn: skipToken } : options);
}
