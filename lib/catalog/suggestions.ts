'use client';
import { useQuery } from '@tanstack/react-query';
import { activeTree, matchingCategories } from '@/lib/catalog/categories';
import { PAGE_SIZE } from '@/lib/catalog/listing';
import type { CategoryNode, ProductSummary } from '@/lib/catalog/schema';
import { delay } from '@/lib/client/delay';
import type { Locale } from '@/lib/i18n/locales';
import { getCategoryTree, getProducts } from '@/lib/catalog/api';

/** The debounce: a keyword is requested once it has stayed the same for this long. */
const TYPING_MS = 200;
const CATEGORIES_STALE_MS = 5 * 60_000;

export type Suggestions = {
  categories: CategoryNode[];
  services: ProductSummary[];
  isBusy: boolean;
  isFailed: boolean;
};

/**
 * What to suggest for a keyword (nothing for ''), requested while `isWanted`. When the keyword changes, the request is
 * aborted. Failures raise no toast; without the categories there are services alone.
 */
export function useSuggestions(keyword: string, locale: Locale, isWanted: boolean): Suggestions {
  const isEnabled = isWanted && keyword !== '';
  const services = useQuery({
    queryKey: ['catalog', 'suggestions', keyword],
    meta: { isQuiet: true },
    queryFn: async ({ signal }): Promise<ProductSummary[]> => {
      await delay(TYPING_MS, signal);
      return (await getProducts({ keyword, per_page: PAGE_SIZE, page: 1 }, signal)).data;
    },
    enabled: isEnabled,
    retry: false,
    // while letters are added or removed, the former list stays until the next one is there
    placeholderData: (before, query) => (isNear(keyword, query?.queryKey[2]) ? before : undefined),
  });
  const { data: tree } = useQuery({
    queryKey: ['catalog', 'categories'],
    meta: { isQuiet: true },
    queryFn: async ({ signal }): Promise<CategoryNode[]> => activeTree((await getCategoryTree(signal)).data),
    enabled: isEnabled,
    retry: false,
    staleTime: CATEGORIES_STALE_MS,
  });
  if (keyword === '') return { categories: [], services: [], isBusy: false, isFailed: false };
  return {
    categories: matchingCategories(tree ?? [], keyword, locale, services.data),
    services: services.data ?? [],
    isBusy: services.isFetching,
    isFailed: services.isError,
  };
}

const isNear = (keyword: string, before: string | undefined): boolean =>
  Boolean(before) && (keyword.startsWith(before ?? '') || before?.startsWith(keyword) === true);
