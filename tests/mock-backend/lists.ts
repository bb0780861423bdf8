import type { Page, Text } from '@/lib/api/shapes';
import { invalid } from './messages.ts';

type Paging = { page?: number | undefined; per_page?: number | undefined };

/** One page of a list, in the shape of Laravel's paginator. `url`: the request's own, with the backend's origin. */
export function pageOfList<Item>(
  items: readonly Item[],
  paging: Paging | undefined,
  defaultPerPage: number,
  url: URL,
): Page<Item> {
  const { page = 1, per_page = defaultPerPage } = paging ?? {};
  const end = page * per_page;
  const next = new URL(url);
  next.searchParams.set('page', String(page + 1));
  return {
    data: items.slice(end - per_page, end),
    total: items.length,
    per_page,
    current_page: page,
    next_page_url: end < items.length ? next.href : null,
  };
}

/** Comma-separated ids of a query value. */
export const idsOf = (value: string | undefined): string[] => (value ?? '').split(',').filter(Boolean);

export const byDate = <Item extends { created_at: string }>(items: readonly Item[], order: 'asc' | 'desc'): Item[] =>
  items.toSorted((a, b) => (order === 'asc' ? 1 : -1) * a.created_at.localeCompare(b.created_at));

type Sorting = { sort_by?: string | undefined; sort_order?: 'asc' | 'desc' | undefined };
/** By the title in one language, `title.en` where none is given. @throws HttpError 422 for any other sorting */
export function byTitle<Item extends { title: Text }>(
  items: readonly Item[],
  { sort_by = 'title.en', sort_order = 'asc' }: Sorting,
): Item[] {
  if (!/^title\.(en|zh|cn)$/.test(sort_by)) throw invalid({ sort_by: 'unknown' });
  const locale = sort_by.slice(-2) as 'en' | 'zh' | 'cn';
  return items.toSorted(
    (a, b) => (sort_order === 'asc' ? 1 : -1) * (a.title[locale] ?? '').localeCompare(b.title[locale] ?? ''),
  );
}

const normalized = (value: string): string => value.normalize('NFKC').toLowerCase();
/** What a keyword is searched in: all languages of these texts. */
export const searchText = (texts: (Text | null | undefined)[]): string =>
  normalized(texts.flatMap((text) => [text?.en, text?.zh, text?.cn]).join('\n'));
export const searchWords = (keyword = ''): string[] => normalized(keyword).split(/\s+/).filter(Boolean);
