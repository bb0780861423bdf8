import type { Page } from '@/lib/api/shapes';

/** Pages rendered at once: a URL with a high page number must not cost a hundred calls. */
const MAX_PAGES_AT_ONCE = 12;

/** The pages to render for a list that is open up to `page`: all of them, at most the last twelve. */
export function pageWindow(page: number): number[] {
  const first = Math.max(1, page - MAX_PAGES_AT_ONCE + 1);
  return Array.from({ length: page - first + 1 }, (_, index) => first + index);
}

/**
 * The page number in `next_page_url`, undefined on the last page, which an empty one is whatever it says. The URL itself
 * is never called: it may lead anywhere. One without a later page number counts as the next number, so that no list
 * repeats itself.
 */
export function nextPageOf({
  data,
  next_page_url: next,
  current_page: current,
}: Pick<Page<unknown>, 'data' | 'next_page_url' | 'current_page'>): number | undefined {
  if (!next || data.length === 0) return undefined;
  const named = /[?&]page=(\d{1,6})(?:[&#]|$)/.exec(next)?.[1];
  return named && Number(named) > current ? Number(named) : current + 1;
}

/** The page number in a URL's query; 1 where it is invalid. */
export function readPage(text: string | undefined): number {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
