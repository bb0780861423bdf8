import { OrderScreen } from '@/components/order/order-screen';
import type { Locale } from '@/lib/i18n/locales';
import { renderInShop } from '../session/shop.tsx';

/** What the order's screens show of the shop, as little as can be. */
const SHOP = { offline_payment: null, payment_origins: [], whatsapp: '' };

/** A shop with an account to transfer to. */
export const TRANSFER_SHOP: Parameters<typeof OrderScreen>[0]['shop'] = {
  offline_payment: {
    bank: { en: 'Test Bank' },
    account_name: 'Studio Limited',
    account_number: '123-456',
    fps_id: '1234567',
  },
  payment_methods: ['ONLINE', 'OFFLINE'],
  payment_origins: [],
  whatsapp: '+852 6000 0000',
};

/** Opens the page of an order, or the look-up. */
export function openOrder(id = '', shop: Parameters<typeof OrderScreen>[0]['shop'] = SHOP, locale?: Locale) {
  history.replaceState(null, '', `/shop/main/order/${encodeURIComponent(id)}`);
  return renderInShop(<OrderScreen shop={shop} />, locale);
}
