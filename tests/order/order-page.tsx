import { OrderScreen } from '@/components/order/order-screen';
import type { Locale } from '@/lib/i18n/locales';
import { renderInShop } from '../session/shop.tsx';

/** What the order's screens show of the shop, as little as can be. */
const SHOP = { offline_payment: null, whatsapp: '' };

/** Opens the page of an order, or the look-up. */
export function openOrder(id = '', shop: Parameters<typeof OrderScreen>[0]['shop'] = SHOP, locale?: Locale) {
  history.replaceState(null, '', `/shop/main/order/${encodeURIComponent(id)}`);
  return renderInShop(<OrderScreen shop={shop} />, locale);
}
