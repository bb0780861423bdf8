import { browserApi } from '@/lib/api/browser';
import { wishlistCalls } from '@/lib/api/contract/wishlist';
import { nextPageOf } from '@/lib/api/paging';
import { MAIN_STORE } from '@/lib/api/store';
import type { ProductSummary } from '@/lib/catalog/schema';

/** What a login asks for at a time (spec 9). */
const PAGE_SIZE = 12;
const MAX_PAGES = 100;

export type WishlistAnswer = { items: ProductSummary[]; total: number };

/** One page of the main store's wishlist. @throws ApiError */
export const getWishlistPage = (query: { per_page: number; page: number }, signal?: AbortSignal) =>
  browserApi(wishlistCalls.getWishlist, { params: MAIN_STORE, query, signal });

/** The whole wishlist of the main store, page after page. @throws ApiError */
export async function getWishlist(signal?: AbortSignal): Promise<WishlistAnswer> {
  const items: ProductSummary[] = [];
  let total = 0;
  let page: number | undefined = 1;
  for (let asked = 0; page !== undefined && asked < MAX_PAGES; asked += 1) {
    const answer = await getWishlistPage({ per_page: PAGE_SIZE, page }, signal);
    items.push(...answer.data);
    ({ total } = answer);
    page = answer.data.length === 0 ? undefined : nextPageOf(answer);
  }
  return { items, total: Math.max(total, items.length) };
}

/** Puts a service in or takes it out, whichever it is not. `is_liked` says which, where the backend tells. @throws ApiError */
export const toggleWishlist = (productId: string) => browserApi(wishlistCalls.toggleWishlist, { params: MAIN_STORE, body: { product_id: productId } });
