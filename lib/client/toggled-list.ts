import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '@/lib/api/shapes';

type Item = { _id: string };

/**
 * A list of everything that is on, read page by page, without what is being turned off. `total` counts further pages too;
 * undefined until it is known.
 */
export function toggledItems<T extends Item>(pages: readonly Page<T>[] | undefined, desired: ReadonlyMap<string, boolean>): { items: T[]; total?: number } {
  // an item that moved up while pages came one by one may be in two of them
  const listed = [...new Map(pages?.flatMap((page) => page.data.map((item) => [item._id, item]))).values()];
  const items = listed.filter(({ _id }) => desired.get(_id) !== false);
  const total = pages?.at(-1)?.total;
  return { items, total: total === undefined ? undefined : Math.max(items.length, total - (listed.length - items.length)) };
}

/** The list after an item has been turned off. */
export const withoutItem = <T extends Item>(list: InfiniteData<Page<T>, number>, id: string): InfiniteData<Page<T>, number> => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, data: page.data.filter(({ _id }) => _id !== id), total: Math.max(0, page.total - 1) })),
});
