'use client';
import { useInfiniteQuery } from '@tanstack/react-query';

/** The pages of articles after the first, which the server has rendered. They come one by one, when the reader asks: `fetchNextPage`. */
export function useMorePosts(category?: string) {
  return useInfiniteQuery({
    queryKey: ['posts', 'more', category ?? ''],
    queryFn: async ({ pageParam, signal }) => (await import('@/lib/post/api')).getPosts(pageParam, category, signal),
    initialPageParam: 2,
    getNextPageParam: (last) => (last.next_page_url ? last.current_page + 1 : undefined),
    enabled: false,
    staleTime: 5 * 60_000,
  });
}
