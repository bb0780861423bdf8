import { queryOptions } from '@tanstack/react-query';
import { PERSONAL } from '@/lib/session/use-session';

/** Who is logged in, a guest included. Apart from the logins themselves, which most pages never need. */
export const userQuery = queryOptions({
  queryKey: [PERSONAL, 'user'],
  meta: { isQuiet: true },
  queryFn: async () => (await import('@/lib/live/calls')).getUser(),
  staleTime: 5 * 60_000,
});
