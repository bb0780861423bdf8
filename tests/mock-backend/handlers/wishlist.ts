import type { wishlistCalls } from '@/lib/api/contract/wishlist';
import { pageOfList } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import { listOf } from '../state/accounts.ts';
import type { Implementers } from './context.ts';

export const wishlistHandlers: Implementers<typeof wishlistCalls> = {
  // newest first
  getWishlist: ({ account, storeId, catalog, query, url }) => {
    const products = listOf(account.wishlists, storeId).flatMap((id) => catalog.summary(id) ?? []);
    return pageOfList(
      products.toReversed().map((product) => ({ ...product, is_liked: true })),
      query,
      3,
      url,
    );
  },

  toggleWishlist: ({ account, storeId, catalog, body }) => {
    if (!catalog.product(body.product_id)) throw new Refusal(404, 'serviceNotFound');
    const list = listOf(account.wishlists, storeId);
    const index = list.indexOf(body.product_id);
    if (index < 0) list.push(body.product_id);
    else list.splice(index, 1);
    return { is_liked: index < 0 };
  },
};
