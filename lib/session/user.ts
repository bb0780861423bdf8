import { queryOptions } from '@tanstack/react-query';
import { PERSONAL } from '@/lib/session/use-session';
import { getUser } from '@/lib/session/api';

/** The user who is logged in, guests included. In a module of its own, since most pages need no other session query. */
export const userQuery = queryOptions({
  queryKey: [PERSONAL, 'user'],
  meta: { isQuiet: true },
  queryFn: () => getUser(),
  staleTime: 5 * 60_000,
});
