'use client';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { nextPageOf } from '@/lib/api/paging';
import type { Page } from '@/lib/api/shapes';

export type Pages<Item> = InfiniteData<Page<Item>>;

type ReadPage<Item> = (page: number, signal: AbortSignal, client: QueryClient) => Promise<Page<Item>>;

/**
 * What a list on the screen needs to know. `items` is undefined until the first page has been read; `total` counts the
 * pages to come, too.
 */
export type PagedList<Item> = Pick<
  UseInfiniteQueryResult<Pages<Item>>,
  'isError' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'hasNextPage' | 'fetchNextPage'
> & { items: Item[] | undefined; total: number; refetch: () => unknown };

/** The query of a list that is read page by page, as `next_page_url` says. */
export const pagedQuery = <Item>(queryKey: QueryKey, read: ReadPage<Item>, firstPage = 1) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal, client }) => read(pageParam, signal, client),
    initialPageParam: firstPage,
    getNextPageParam: (last, pages) => (isRepeated(last, pages.at(-2)) ? undefined : nextPageOf(last)),
  });

/** A backend that sends the same page for every number: a list that is read to its end would never come there. */
const isRepeated = <Item>(last: Page<Item>, before: Page<Item> | undefined): boolean =>
  before !== undefined && JSON.stringify(last.data) === JSON.stringify(before.data);

/** The items of all pages, each once: what is new pushes others onto the next page. */
export function pagedItems<Item>(
  data: Pages<Item> | undefined,
  idOf: (item: Item) => string,
): { items: Item[] | undefined; total: number } {
  const items = data && [
    ...new Map(data.pages.flatMap((page) => page.data).map((item) => [idOf(item), item])).values(),
  ];
  return { items, total: Math.max(data?.pages.at(-1)?.total ?? 0, items?.length ?? 0) };
}

/**
 * The same for a list of everything that is on (liked articles), without the items that are being turned off. `items`
 * is also undefined while all of the first page have been turned off and the next ones are being read.
 */
export function toggledItems<Item extends { _id: string }>(
  data: Pages<Item> | undefined,
  desired: ReadonlyMap<string, boolean>,
) {
  const { items: listed, total: known } = pagedItems(data, ({ _id }) => _id);
  const items = listed?.filter(({ _id }) => desired.get(_id) !== false) ?? [];
  const total = known - ((listed?.length ?? 0) - items.length);
  return { items: listed && (items.length > 0 || total === 0) ? items : undefined, total };
}

/** The list after an item has been turned off. */
export const withoutItem = <Item extends { _id: string }>(list: Pages<Item>, id: string): Pages<Item> => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    data: page.data.filter(({ _id }) => _id !== id),
    total: Math.max(0, page.total - 1),
  })),
});

/**
 * What follows a list that the server rendered: read when `fetchNextPage` is called. `next` is the page that would come
 * now, undefined after the last. Cached for as long as the tab is open, so that Back finds as many items as there were.
 */
export function useFurtherPages<Item>(queryKey: QueryKey, firstPage: number | undefined, read: ReadPage<Item>) {
  const query = useInfiniteQuery({
    ...pagedQuery(queryKey, read, firstPage),
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const last = query.data?.pages.at(-1);
  return {
    ...query,
    pages: query.data?.pages.map(({ data }) => data) ?? [],
    total: last?.total,
    next: last ? nextPageOf(last) : firstPage,
  };
}
