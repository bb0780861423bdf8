import { queryOptions } from '@tanstack/react-query';
import { PERSONAL } from '@/lib/session/use-session';

/** The user who is logged in, guests included. In a module of its own, since most pages need no other session query. */
export const userQuery = queryOptions({
  queryKey: [PERSONAL, 'user'],
  meta: { isQuiet: true },
  queryFn: async () => (await import('@/lib/visit-calls')).getUser(),
  staleTime: 5 * 60_000,
});
