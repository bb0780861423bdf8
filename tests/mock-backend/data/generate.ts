import type { Text } from '@/lib/api/shapes';
import type { Product } from '@/lib/catalog/schema';
import { PRODUCTS } from './products.ts';
import { dayAt } from './service.ts';
import { t } from './text.ts';

type Words = ReturnType<typeof t>;

const ESTATES: Words[] = [
  t('Tai Hang', '大坑', '大坑'),
  t('Sai Ying Pun', '西營盤', '西营盘'),
  t('Quarry Bay', '鰂魚涌', '鲗鱼涌'),
  t('Sham Shui Po', '深水埗', '深水埗'),
  t('Ho Man Tin', '何文田', '何文田'),
  t('Kwun Tong', '觀塘', '观塘'),
  t('Tsuen Wan', '荃灣', '荃湾'),
  t('Sha Tin', '沙田', '沙田'),
  t('Tseung Kwan O', '將軍澳', '将军澳'),
  t('Tuen Mun', '屯門', '屯门'),
  t('Tung Chung', '東涌', '东涌'),
];
const MOODS: Words[] = [
  t('quiet', '寧靜', '宁静'),
  t('bright', '明亮', '明亮'),
  t('warm', '溫暖', '温暖'),
  t('compact', '小巧', '小巧'),
  t('airy', '通風', '通风'),
  t('classic', '典雅', '典雅'),
  t('family', '親子', '亲子'),
];

/**
 * A large catalogue for scale tests: the demo's services first, then variations of them with their own names, prices, dates
 * and pictures. The same count always gives the same services. Variations share the texts and options of their models,
 * so that 10,000 of them stay small in memory.
 */
export function generateProducts(count: number): Product[] {
  const products: Product[] = PRODUCTS.slice(0, count);
  for (let index = products.length; index < count; index += 1) {
    const model = PRODUCTS[index % PRODUCTS.length];
    if (model) products.push(variation(model, index));
  }
  return products;
}

function variation(model: Product, index: number): Product {
  const number = String(index).padStart(5, '0');
  const estate = ESTATES[index % ESTATES.length] ?? t('', '', '');
  const mood = MOODS[Math.floor(index / ESTATES.length) % MOODS.length] ?? t('', '', '');
  const factor = 0.7 + ((index * 37) % 61) / 100;
  const scaled = (amount: number) => Math.round((amount * factor) / 10) * 10;
  const _id = `${model._id}-${number}`;
  const offset = index % Math.max(model.images.length, 1);
  const original_price_from = scaled(model.original_price_from);
  const price_from = Math.min(scaled(model.price_from), original_price_from);
  const created = (index * 13) % 640;
  return {
    ...model,
    _id,
    title: titled(model.title, estate, mood, index),
    image: model.images[offset] ?? model.image,
    original_price_from,
    price_from,
    created_at: dayAt(created, 2),
    updated_at: dayAt(created + 30, 8),
    rating: { average: 0, count: 0, distribution: [0, 0, 0, 0, 0] },
    variants: model.variants.map((variant) => {
      const original_price = scaled(variant.original_price);
      const price = Math.min(scaled(variant.price), original_price);
      return { ...variant, _id: variant._id.replace(model._id, _id), original_price, price };
    }),
  };
}

/** In a language that the model lacks the variation has no name either. */
function titled(title: Text, estate: Words, mood: Words, index: number): Text {
  const inChinese = (place: string, name: string) => `${place}${/^\w/.test(name) ? ' ' : ''}${name} ${index}`;
  return {
    en: `${title.en ?? ''}, ${mood.en}, ${estate.en} ${index}`,
    ...(title.zh && { zh: inChinese(estate.zh + mood.zh, title.zh) }),
    ...(title.cn && { cn: inChinese(estate.cn + mood.cn, title.cn) }),
  };
}
