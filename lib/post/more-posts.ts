'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { nextPageOf } from '@/lib/api/paging';
import type { PostListing } from '@/lib/post/listing';
import { postsPath } from '@/lib/post/path';
import type { PostSummary } from '@/lib/post/schema';

/**
 * What follows a list of articles that the server rendered up to the page before `first`. Pages come one by one, when the
 * reader asks: `fetchNextPage`. `next` is the number of that page, undefined after the last one. Kept for as long as the tab
 * lives, so that Back finds the list as long as it was left.
 */
export function useMorePosts(listing: PostListing, first: number) {
  const query = useInfiniteQuery({
    queryKey: ['posts', 'more', postsPath(listing.category, listing), first],
    queryFn: async ({ pageParam, signal }) => (await import('@/lib/post/api')).getPosts(listing, pageParam, signal),
    initialPageParam: first,
    getNextPageParam: nextPageOf,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const pages: PostSummary[][] = query.data?.pages.map(({ data }) => data) ?? [];
  const last = query.data?.pages.at(-1);
  return { ...query, pages, total: last?.total, next: last ? nextPageOf(last) : first };
}
