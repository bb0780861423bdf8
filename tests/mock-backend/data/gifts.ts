import type { GiftItem } from '@/lib/cart/schema';
import { PICTURES } from './pictures.ts';
import { t } from './text.ts';

/** Given along when the ticked lines' subtotal after discounts reaches `min_subtotal`. */
export type Gift = { min_subtotal: number; item: GiftItem };

export const GIFTS: Gift[] = [
  {
    min_subtotal: 5000,
    item: {
      product_variant_id: 'gift-sample-box',
      qty: 1,
      product_title: t('Box of material samples', '物料樣板盒', '材料样板盒'),
      product_variant_title: t('Oak, walnut, quartz and linen', '橡木、胡桃木、石英石及亞麻布', '橡木、胡桃木、石英石与亚麻布'),
      image: PICTURES['material-board'],
    },
  },
  {
    min_subtotal: 50000,
    item: {
      product_variant_id: 'gift-brass-lamp',
      qty: 1,
      product_title: t('Brass pendant lamp', '黃銅吊燈', '黄铜吊灯'),
      product_variant_title: t('Brushed, 20 cm', '拉絲，20 厘米', '拉丝，20 厘米'),
      image: PICTURES['detail-brass-lamp'],
    },
  },
];
