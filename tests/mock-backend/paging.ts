import type { Page } from '@/lib/api/shapes';

export type Paging = { page?: number | undefined; per_page?: number | undefined };

/** Cuts one page out of a list, the way Laravel's paginator answers. `url` is the request's own, with the backend's origin. */
export function pageOfList<Item>(items: readonly Item[], paging: Paging | undefined, defaultPerPage: number, url: URL): Page<Item> {
  const perPage = paging?.per_page ?? defaultPerPage;
  const page = paging?.page ?? 1;
  const end = page * perPage;
  return {
    data: items.slice(end - perPage, end),
    total: items.length,
    per_page: perPage,
    current_page: page,
    next_page_url: end < items.length ? nextPageUrl(url, page + 1) : null,
  };
}

function nextPageUrl(url: URL, page: number): string {
  const next = new URL(url);
  next.searchParams.set('page', String(page));
  return next.href;
}

/** Comma-separated ids of a query value; empty for none. */
export const idsOf = (value: string | undefined): string[] => (value ? value.split(',').filter(Boolean) : []);
