'use client';
import { useQuery } from '@tanstack/react-query';
import { activeTree } from '@/lib/catalog/categories';
import { matchingCategories } from '@/lib/catalog/matching-categories';
import type { CategoryNode, ProductSummary } from '@/lib/catalog/schema';
import { delay } from '@/lib/client/delay';
import type { Locale } from '@/lib/i18n/locales';

/** Specification 9: product filter 5. */
const SERVICES = 5;
/** A keyword is asked for once it has stayed the same for this long: five requests a second at most. */
const TYPING_MS = 200;
const CATEGORIES_STALE_MS = 5 * 60_000;

const keyOf = (keyword: string) => ['catalog', 'suggestions', keyword];

export type Suggestions = { categories: CategoryNode[]; services: ProductSummary[]; isBusy: boolean; isFailed: boolean };

/**
 * What to suggest for a keyword, nothing for ''; asked for only while it `isWanted`. An answer that comes after the keyword has changed is dropped, its
 * request given up. Without the categories there are services alone; no failure makes a toast.
 */
export function useSuggestions(keyword: string, locale: Locale, isWanted: boolean): Suggestions {
  const isEnabled = isWanted && keyword !== '';
  const services = useQuery({
    queryKey: keyOf(keyword),
    meta: { isQuiet: true },
    queryFn: async ({ signal }): Promise<ProductSummary[]> => {
      await delay(TYPING_MS, signal);
      return (await (await import('@/lib/catalog/api')).getProducts({ keyword, per_page: SERVICES, page: 1 }, signal)).data;
    },
    enabled: isEnabled,
    retry: false,
    // while the same word grows or shrinks the list stays until the next one is there
    placeholderData: (before, query) => (isNear(keyword, query?.queryKey[2]) ? before : undefined),
  });
  const { data: tree } = useQuery({
    queryKey: ['catalog', 'categories'],
    meta: { isQuiet: true },
    queryFn: async ({ signal }): Promise<CategoryNode[]> => activeTree((await (await import('@/lib/catalog/api')).getCategoryTree(signal)).data),
    enabled: isEnabled,
    retry: false,
    staleTime: CATEGORIES_STALE_MS,
  });
  if (keyword === '') return { categories: [], services: [], isBusy: false, isFailed: false };
  return {
    categories: matchingCategories(tree ?? [], keyword, locale),
    services: services.data ?? [],
    isBusy: services.isFetching,
    isFailed: services.isError,
  };
}

const isNear = (keyword: string, before: string | undefined): boolean =>
  Boolean(before) && (keyword.startsWith(before ?? '') || before?.startsWith(keyword) === true);
