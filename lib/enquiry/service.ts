'use client';
import { useQuery } from '@tanstack/react-query';
import type { Text } from '@/lib/api/shapes';
import { productPath } from '@/lib/format/product-path';
import { locationSearch } from '@/lib/client/location-search';
import { useStore } from '@/lib/client/store';
import { plainText } from '@/lib/format/plain-text';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { getProduct } from '@/lib/catalog/api';

/** The parameter of the contact page that names a service. The page is cached for everybody: the browser reads it. */
const KEY = 'service';
const ID = /^[\w-]{1,64}$/;
const MAX_TITLE = 100;

export type AskedService = { title: string; path: string; address: string };

/** The service of an enquiry, in a language. A long title is cut. */
function askedService(product: { _id: string; title: Text }, locale: Locale): AskedService {
  const path = productPath(product, locale);
  return {
    title: plainText(textIn(product.title, locale), MAX_TITLE),
    path,
    address: new URL(localizedPath(path, locale), location.origin).href,
  };
}

/**
 * The service that the page's address asks about; undefined for none, for one that does not exist, and until it is
 * known.
 */
export function useAskedService(locale: Locale): { service?: AskedService; forget: () => void } {
  const id = new URLSearchParams(useStore(locationSearch)).get(KEY) ?? '';
  const { data } = useQuery({
    queryKey: ['enquiry', 'service', id],
    meta: { isQuiet: true },
    queryFn: ({ signal }) => getProduct(id, signal),
    enabled: ID.test(id),
  });
  return {
    service: data && ID.test(id) ? askedService(data, locale) : undefined,
    forget: () => locationSearch.set(withoutService),
  };
}

function withoutService(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(KEY);
  return query.toString();
}
