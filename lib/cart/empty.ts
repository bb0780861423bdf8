import type { Cart, CartChoices } from '@/lib/cart/schema';

/** A cart before anything is known, and one that cannot be fetched: HKD, zero amounts (spec 4 and 9). */
export const EMPTY_CART: Cart = {
  cart_items: [],
  gift_items: [],
  discounts: [],
  calculations: {
    currency: 'HKD',
    price: { subtotal: 0, total: 0 },
    price_discount: { local: 0, global: 0 },
    point: { subtotal: 0, total: 0 },
    shipping_fee: 0,
  },
  is_voucher_applied: false,
  is_enough_membership_points: false,
};

/** Asks for the lines alone: nothing ticked, and the default delivery (spec 9). */
export const DEFAULT_CHOICES: CartChoices = {
  checkout_product_variant_ids: [],
  voucher_code: null,
  delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
};
