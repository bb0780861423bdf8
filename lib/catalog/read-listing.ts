import { readPage } from '@/lib/api/paging';
import { compact, type Listing } from '@/lib/catalog/listing';
import { readKeyword } from '@/lib/format/keyword';

const MAX_PRICE = 100_000_000;

type RawQuery = Record<string, string | string[] | undefined>;

/** Reads a listing's query. What makes no sense counts as not asked for; swapped prices are put right. */
export function readListing(query: RawQuery): Listing {
  const one = (name: string): string | undefined => {
    const value = query[name];
    return (Array.isArray(value) ? value[0] : value)?.trim() || undefined;
  };
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

/** What a form with a listing's fields asks for: they are named as in the address. */
export function readListingForm(form: HTMLFormElement): Listing {
  return readListing(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
}

/** A price as people type it: `5,000`, `HK$5000`, full-width digits; undefined when it is none. */
export function readPrice(text: string | undefined): number | undefined {
  const plain = text?.normalize('NFKC').replace(/HK\$|\$|,|\s/gi, '');
  if (!plain || !/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  const price = Number(plain);
  return price <= MAX_PRICE ? price : undefined;
}
