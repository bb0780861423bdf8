import { callApi } from '@/lib/calls/lazy';
import { nextPageOf } from '@/lib/api/paging';
import { MAIN_STORE } from '@/lib/api/store';

/** Services per page when the whole wishlist is read after a login (spec 9). */
const PAGE_SIZE = 12;
const MAX_PAGES = 100;

/** One page of the main store's wishlist. @throws ApiError */
export const getWishlistPage = (query: { per_page: number; page: number }, signal?: AbortSignal) =>
  callApi('getWishlist', { params: MAIN_STORE, query, signal });

/** The ids of the whole main store's wishlist, read page after page, and how many they are. @throws ApiError */
export async function getWishlistIds(signal?: AbortSignal): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  let total = 0;
  let page: number | undefined = 1;
  for (let reads = 0; page !== undefined && reads < MAX_PAGES; reads += 1) {
    const response = await getWishlistPage({ per_page: PAGE_SIZE, page }, signal);
    ids.push(...response.data.map(({ _id }) => _id));
    ({ total } = response);
    page = nextPageOf(response);
  }
  return { ids, total: Math.max(total, ids.length) };
}

/** Toggles a service. `is_liked` is the new state, where the backend gives it. @throws ApiError */
export const toggleWishlist = (productId: string) =>
  callApi('toggleWishlist', { params: MAIN_STORE, body: { product_id: productId } });
