'use client';
import { type QueryKey, skipToken, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { PERSONAL, useSession } from '@/lib/session/use-session';

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
