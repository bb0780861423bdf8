import type { cartCalls } from '@/lib/api/contract/cart';
import { pageOfList } from '../paging.ts';
import { done } from '../done.ts';
import { Refusal } from '../refusal.ts';
import { listOf } from '../state/accounts.ts';
import { calculateCart } from '../state/calculation.ts';
import { usableVoucher } from '../state/vouchers.ts';
import { withLikes } from './catalog.ts';
import type { Implementers } from './context.ts';

const MAX_QTY = 99;

export const cartHandlers: Implementers<typeof cartCalls> = {
  getCart: ({ state, account, storeId, catalog, body }) =>
    calculateCart({
      lines: listOf(account.carts, storeId),
      choices: body,
      catalog,
      terms: state.seed,
      voucher: usableVoucher(state, account, body.voucher_code),
      account,
    }),

  addToCart: ({ account, storeId, catalog, body, locale }) => {
    const lines = listOf(account.carts, storeId);
    const line = lines.find((candidate) => candidate.product_variant_id === body.product_variant_id);
    const found = catalog.variant(body.product_variant_id);
    if (!found && !line) throw new Refusal(404, 'serviceNotFound');
    // what can no longer be had may still be taken out
    if (body.qty > 0 && !(found?.product.is_available && found.variant.is_available))
      throw new Refusal(422, 'serviceUnavailable', { product_variant_id: 'unavailable' });
    const qty = (line?.qty ?? 0) + body.qty;
    if (qty > MAX_QTY) throw new Refusal(422, 'tooMany', { qty: 'max' });
    if (qty <= 0) {
      account.carts.set(
        storeId,
        lines.filter((candidate) => candidate !== line),
      );
    } else if (line) line.qty = qty;
    else lines.push({ product_variant_id: body.product_variant_id, qty });
    return done(locale);
  },

  clearCart: ({ account, storeId, locale }) => {
    account.carts.set(storeId, []);
    return done(locale);
  },

  getCouriers: ({ state, query }) => ({ data: Object.hasOwn(state.seed.couriers, query.country_code) ? (state.seed.couriers[query.country_code] ?? []) : [] }),

  getCartRelatedProducts: ({ account, storeId, catalog, query, url }) => {
    const lines = account?.carts.get(storeId) ?? [];
    const inCart = lines.flatMap((line) => catalog.variant(line.product_variant_id)?.product._id ?? []);
    const count = query.items_per_page ?? 12;
    const ids = query.product_ids ? query.product_ids.split(',') : inCart;
    return pageOfList(withLikes(catalog.related(ids, count), account, storeId), { per_page: count }, count, url);
  },
};
