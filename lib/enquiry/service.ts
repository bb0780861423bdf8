'use client';
import { useQueries } from '@tanstack/react-query';
import type { Product } from '@/lib/catalog/schema';
import { productPath } from '@/lib/paths/product-path';
import { locationSearch } from '@/lib/client/location-search';
import { useStore } from '@/lib/client/store';
import { formatPrice } from '@/lib/format/money';
import { plainText } from '@/lib/format/plain-text';
import { ASKED } from '@/lib/paths/visit-path';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { getProduct } from '@/lib/catalog/api';
import { without } from '@/lib/enquiry/visit';

const ID = /^[\w-]{1,64}$/;
const MAX_TITLE = 100;
/** More services than these are not read. */
const MAX_SERVICES = 5;

/** A chosen option, '' where the service has one alone, with its price in words. */
type AskedChoice = { id: string; title: string; price: string };
export type AskedService = { title: string; path: string; url: string; choices: AskedChoice[] };

/** A service of an enquiry, in a language, with those of its options that the page's URL names. */
function askedService(product: Product, variants: readonly string[], locale: Locale): AskedService {
  const path = productPath(product, locale);
  return {
    title: plainText(textIn(product.title, locale), MAX_TITLE),
    path,
    url: new URL(localizedPath(path, locale), location.origin).href,
    choices: product.variants
      .filter(({ _id }) => variants.includes(_id))
      .map(({ _id, title, price }) => ({
        id: _id,
        title: product.variants.length > 1 ? plainText(textIn(title, locale), MAX_TITLE) : '',
        price: formatPrice(price, product.currency, locale),
      })),
  };
}

/**
 * The services that the page's URL asks about; none for those that do not exist, and until they are known. `forget`
 * takes them out of the URL.
 */
export function useAskedServices(locale: Locale): { services: AskedService[]; forget: () => void } {
  const asked = new URLSearchParams(useStore(locationSearch));
  const ids = [...new Set(asked.getAll(ASKED.service))].filter((id) => ID.test(id)).slice(0, MAX_SERVICES);
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['enquiry', 'service', id],
      meta: { isQuiet: true },
      queryFn: ({ signal }: { signal: AbortSignal }) => getProduct(id, signal),
    })),
  });
  const variants = asked.getAll(ASKED.variant);
  return {
    services: results.flatMap(({ data }) => (data ? askedService(data, variants, locale) : [])),
    forget: () => locationSearch.set((search) => without([ASKED.service, ASKED.variant], search)),
  };
}
