import type { Page } from '@/lib/api/shapes';

/** More pages than these are not rendered at once: an address with a high page number must not cost a hundred calls. */
export const MAX_PAGES_AT_ONCE = 12;

/** The pages to render for a list that is open up to `page`: all of them, at most the last twelve. */
export function pageWindow(page: number): number[] {
  const first = Math.max(1, page - MAX_PAGES_AT_ONCE + 1);
  return Array.from({ length: page - first + 1 }, (_, index) => first + index);
}

/**
 * The number of the page that `next_page_url` names (specification 7), undefined where there is none. The address itself is
 * never called: it may lead anywhere. One that names no later page counts as the next number, so that no list runs in circles.
 */
export function nextPageOf({ next_page_url: next, current_page: current }: Pick<Page<unknown>, 'next_page_url' | 'current_page'>): number | undefined {
  if (!next) return undefined;
  const named = /[?&]page=(\d{1,6})(?:[&#]|$)/.exec(next)?.[1];
  return named && Number(named) > current ? Number(named) : current + 1;
}

/** The number of a page as an address gives it; the first where it is none. */
export function readPage(text: string | undefined): number {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
