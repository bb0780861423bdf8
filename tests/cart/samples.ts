import type { CartPreview } from '@/lib/cart/lines';
import type { Cart, CartItem } from '@/lib/cart/schema';

export const WINDOW_SEAT = 'svc-window-seat-6ft-oak';
export const LIGHTING = 'svc-lighting-design-2-standard';

const image = { url: '/x.webp', width: 1200, height: 900, crop: 'cover' as const };

/** One line of a cart at HK$100.00 each. */
export const item = (id: string, qty: number, more: Partial<CartItem> = {}): CartItem => ({
  product_variant_id: id,
  product_id: `product-${id}`,
  qty,
  global_discount: 0,
  product_title: { en: `Service ${id}` },
  product_variant_title: { en: 'Small' },
  image,
  original_price_per_unit: 100,
  discounted_price_per_unit: 100,
  original_subtotal_price: 100 * qty,
  subtotal_price: 100 * qty,
  original_point_per_unit: 0,
  discounted_point_per_unit: 0,
  original_subtotal_point: 0,
  subtotal_point: 0,
  is_available: true,
  ...more,
});

export const preview: CartPreview = {
  product_id: 'product-b',
  product_title: { en: 'Service b' },
  product_variant_title: { en: 'Small' },
  image,
  kind: 'goods',
};

/** A calculated cart of these lines; `more` overrides single figures. */
export function cartOf(
  items: CartItem[],
  more: Partial<Omit<Cart, 'calculations'>> & { calculations?: Partial<Cart['calculations']> } = {},
): Cart {
  const total = items.reduce((sum, one) => sum + one.subtotal_price, 0);
  return {
    cart_items: items,
    gift_items: [],
    discounts: [],
    is_voucher_applied: false,
    is_enough_membership_points: false,
    ...more,
    calculations: {
      currency: 'HKD',
      price: { subtotal: total, total },
      price_discount: { local: 0, global: 0 },
      point: { subtotal: 0, total: 0 },
      shipping_fee: 0,
      ...more.calculations,
    },
  };
}
