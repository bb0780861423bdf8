'use client';
import { useInfiniteQuery } from '@tanstack/react-query';

/** The pages of articles after the first, which the server has rendered. `isAsked` is false until the reader wants more. */
export function useMorePosts(isAsked: boolean) {
  return useInfiniteQuery({
    queryKey: ['posts', 'more'],
    queryFn: async ({ pageParam, signal }) => (await import('@/lib/post/api')).getPosts(pageParam, signal),
    initialPageParam: 2,
    getNextPageParam: (last) => (last.next_page_url ? last.current_page + 1 : undefined),
    enabled: isAsked,
    staleTime: 5 * 60_000,
  });
}
