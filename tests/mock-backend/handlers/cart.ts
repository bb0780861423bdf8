import type { cartCalls } from '@/lib/cart/schema';
import { SEED } from '../data/seed.ts';
import { idsOf } from '../lists.ts';
import { found, HttpError } from '../messages.ts';
import { listOf } from '../state/accounts.ts';
import { calculateCart } from '../state/calculation.ts';
import { findVoucher } from '../state/vouchers.ts';
import { withLikes } from './catalog.ts';
import type { Handlers } from './context.ts';

const MAX_QTY = 99;

export const cartHandlers: Handlers<typeof cartCalls> = {
  getCart: ({ state, account, storeId, catalog, body }) =>
    calculateCart({
      lines: listOf(account.carts, storeId),
      choices: body,
      catalog,
      ...findVoucher(state, account, body.voucher_code),
      account,
    }),

  addToCart: ({ account, storeId, catalog, body: { product_variant_id, qty: change }, done }) => {
    const lines = listOf(account.carts, storeId);
    const line = lines.find((candidate) => candidate.product_variant_id === product_variant_id);
    const sold = catalog.variant(product_variant_id);
    found(sold ?? line, 'serviceNotFound');
    // what is no longer available may still be taken out
    if (change > 0 && !(sold?.product.is_available && sold.variant.is_available))
      throw new HttpError(422, 'serviceUnavailable', { product_variant_id: 'unavailable' });
    const qty = (line?.qty ?? 0) + change;
    if (qty > MAX_QTY) throw new HttpError(422, 'tooMany', { qty: 'max' });
    if (line) line.qty = qty;
    else lines.push({ product_variant_id, qty });
    account.carts.set(
      storeId,
      lines.filter((candidate) => candidate.qty > 0),
    );
    return done;
  },

  clearCart: ({ account, storeId, done }) => {
    account.carts.set(storeId, []);
    return done;
  },

  getCouriers: ({ query }) => ({
    data: Object.hasOwn(SEED.couriers, query.country_code) ? (SEED.couriers[query.country_code] ?? []) : [],
  }),

  getCartRelatedProducts: ({ account, storeId, catalog, query, page }) => {
    const inCart = (account?.carts.get(storeId) ?? []).flatMap(
      (line) => catalog.variant(line.product_variant_id)?.product._id ?? [],
    );
    const count = query.items_per_page ?? 12;
    const related = catalog.related(query.product_ids ? idsOf(query.product_ids) : inCart, count);
    return page(withLikes(related, account, storeId), count);
  },
};
