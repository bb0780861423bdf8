import { type Text, TextSchema } from '@/lib/api/shapes';
import type { Product } from '@/lib/catalog/schema';
import * as z from 'zod/mini';
import { load } from './load.ts';
import { PRODUCTS } from './products.ts';

const { districts, moods } = load(
  'variations.json',
  z.object({ districts: z.array(TextSchema), moods: z.array(TextSchema) }),
);

/** Generating 10,000 services takes a second and gives the same ones each time, so the last list is cached. */
let cached: Product[] = [];

/**
 * The services of a catalogue of so many; null for the demo's own. Beyond those come variations of them with names,
 * prices, dates and pictures of their own. Variations share the texts and options of their models, which keeps 10,000
 * of them small in memory.
 */
export function productsOf(count: number | null): Product[] {
  if (count === null) return PRODUCTS;
  if (cached.length !== count)
    cached = Array.from(
      { length: count },
      (_, index) => PRODUCTS[index] ?? variation(PRODUCTS[index % PRODUCTS.length]!, index),
    );
  return cached;
}

function variation(model: Product, index: number): Product {
  const factor = 0.7 + ((index * 37) % 61) / 100;
  const scaled = (amount: number) => Math.round((amount * factor) / 10) * 10;
  const _id = `${model._id}-${String(index).padStart(5, '0')}`;
  const original_price_from = scaled(model.original_price_from);
  const createdDay = (index * 13) % 640;
  return {
    ...model,
    _id,
    title: variedTitle(model.title, index),
    image: model.images[index % model.images.length]!,
    original_price_from,
    price_from: Math.min(scaled(model.price_from), original_price_from),
    created_at: timeOf(createdDay, 2),
    updated_at: timeOf(createdDay + 30, 8),
    rating: { average: 0, count: 0, distribution: [0, 0, 0, 0, 0] },
    variants: model.variants.map((variant) => {
      const original_price = scaled(variant.original_price);
      const price = Math.min(scaled(variant.price), original_price);
      return { ...variant, _id: variant._id.replace(model._id, _id), original_price, price };
    }),
  };
}

/** A day counted from 1 January 2025. */
const timeOf = (day: number, hour: number): string => new Date(Date.UTC(2025, 0, 1 + day, hour)).toISOString();

/** A language that the model lacks is missing here, too. */
function variedTitle(title: Text, index: number): Text {
  const district = districts[index % districts.length]!;
  const mood = moods[Math.floor(index / districts.length) % moods.length]!;
  const chinese = (locale: 'zh' | 'cn') => {
    const name = title[locale];
    return name ? { [locale]: `${district[locale]}${mood[locale]}${/^\w/.test(name) ? ' ' : ''}${name} ${index}` } : {};
  };
  return { en: `${title.en ?? ''}, ${mood.en}, ${district.en} ${index}`, ...chinese('zh'), ...chinese('cn') };
}
