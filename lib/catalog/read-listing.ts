import { readPage } from '@/lib/api/paging';
import { typedSigns } from '@/lib/api/typed';
import { compact, type Listing } from '@/lib/catalog/listing';
import { readKeyword } from '@/lib/catalog/keyword';
import type { Query } from '@/lib/render-url';

const MAX_PRICE = 100_000_000;

/** Reads a listing's query. Invalid values are ignored; swapped prices are put right. */
export function readListing(query: Query): Listing {
  const one = (name: string): string | undefined => [query[name]].flat()[0]?.trim() || undefined;
  const [low, high] = [readPrice(one('min_price')), readPrice(one('max_price'))];
  const isSwapped = low !== undefined && high !== undefined && low > high;
  return compact({
    category: one('category'),
    sort: one('sort'),
    page: readPage(one('page')),
    keyword: readKeyword(one('keyword')),
    minPrice: isSwapped ? high : low,
    maxPrice: isSwapped ? low : high,
    isOnOffer: one('offer') === '1',
  });
}

/** Reads a form whose fields are named as in a listing's query. */
export function readListingForm(form: HTMLFormElement): Listing {
  return readListing(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

/** A price as people type it: `5,000`, `HK$5000`, digits of any script; undefined when invalid. */
export function readPrice(text: string | undefined): number | undefined {
  const plain = text && typedSigns(text).replace(/HK\$|\$|,|\s/gi, '');
  if (!plain || !/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  const price = Number(plain);
  return price <= MAX_PRICE ? price : undefined;
}
