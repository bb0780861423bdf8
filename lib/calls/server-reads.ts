import 'server-only';
import { unstable_cache } from 'next/cache';
import type { Call } from '@/lib/api/call';
import { type ApiErrorCode, isApiError } from '@/lib/api/error';
import { nextPageOf, pageWindow } from '@/lib/api/paging';
import { runSerially } from '@/lib/api/serial-queue';
import type { Page } from '@/lib/api/shapes';
import { REVALIDATE_S } from '@/lib/api/tags';
import { log } from '@/lib/server/log';

/** Reads what a page can do without: `fallback` and a warning that names `what` when it cannot be had. Never throws. */
export async function readOr<T, F>(fallback: F, what: string, read: () => Promise<T>): Promise<T | F> {
  try {
    return await read();
  } catch (error) {
    log.warn({ error }, `${what}: the page does without`);
    return fallback;
  }
}

/** Reads what may not exist: undefined for an error with one of `codes`. @throws ApiError for any other */
export async function readIfFound<T>(read: () => Promise<T>, ...codes: ApiErrorCode[]): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isApiError(error, ...codes)) return undefined;
    throw error;
  }
}

/** A list up to a page; `next` is the page after it. */
export type OpenList<Item> = { pages: Item[][]; total: number; firstPage: number; next: number | undefined };

/**
 * Reads a list up to `page`, at most the last twelve pages of it; undefined where it has fewer pages. The first page,
 * which is nearly always cached, tells how many there are: a made-up page number then costs no call and no entry in the
 * data cache.
 * @throws ApiError
 */
export async function readOpenList<Item>(
  page: number,
  perPage: number,
  read: (page: number) => Promise<Page<Item>>,
): Promise<OpenList<Item> | undefined> {
  if (page > 1 && page > lastPageOf(await read(1), perPage)) return undefined;
  const numbers = pageWindow(page);
  const responses = await Promise.all(numbers.map(read));
  const last = responses.at(-1);
  // the list has become shorter since its first page was cached, or does not tell its length
  if (page > 1 && last?.data.length === 0) return undefined;
  const firstPage = numbers[0] ?? 1;
  const pages = responses.map(({ data }) => data);
  return {
    pages,
    // a backend that does not tell how long the list is has at least what it sent
    total: Math.max(last?.total ?? 0, (firstPage - 1) * perPage + pages.flat().length),
    firstPage,
    next: last && nextPageOf(last),
  };
}

/**
 * The number of a list's last page. Infinity where a backend does not tell how long the list is: then each page has to
 * be asked for.
 */
function lastPageOf({ data, total, per_page: given }: Page<unknown>, perPage: number): number {
  return total < data.length ? Infinity : Math.ceil(total / (given || perPage));
}

/** More in one response would be slow to read, fewer would be many calls. */
const LINKS_PER_PAGE = 500;

/**
 * Reads a whole list for the sitemaps, a page at a time, and caches of each item only what its link needs (some 400
 * bytes), so that a large catalogue leaves room in Next's cache. `perPage` is what the backend gave, which may be fewer
 * than were asked for.
 */
export function cachedLinks<Item, Link>(
  name: string,
  { tags = [] }: Pick<Call, 'tags'>,
  read: (paging: { per_page: number; page: number }) => Promise<Page<Item>>,
  toLink: (item: Item) => Link,
): (page: number) => Promise<{ links: Link[]; total: number; perPage: number }> {
  return unstable_cache(
    (page: number) =>
      runSerially(`${name} ${page}`, async () => {
        const { data, total, per_page } = await read({ per_page: LINKS_PER_PAGE, page });
        return { links: data.map(toLink), total, perPage: per_page || LINKS_PER_PAGE };
      }),
    [`${name}-links`],
    { revalidate: REVALIDATE_S, tags: [...tags] },
  );
}
