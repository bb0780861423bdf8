import type { Text } from '@/lib/api/shapes';
import type { Product, ProductVariant, Rating } from '@/lib/catalog/schema';
import { categoryPath } from './categories.ts';
import type { OptionSet } from './options.ts';
import { PICTURES, type PictureName } from './pictures.ts';
import { type Kind, PARTS } from './service-parts.ts';
import { t } from './text.ts';

/** What an author writes of a service; `price` is the one of its plainest variant, in HKD. */
export type ServiceSpec = {
  kind: Kind;
  pictures: PictureName[];
  price: number;
  /** what one costs in membership points beside its price; most cost none */
  points?: number;
  /** before an offer */
  original_points?: number;
  options?: OptionSet[];
  /** the discounted price's share of the original one */
  offer?: number;
  /** variants that cannot be booked now, by their values (`6ft-oak`), or all of them */
  unavailable?: string[] | 'all';
  /** days since 01/01/2025 */
  day: number;
};

const INCLUDED = t('What is included', '服務包括', '服务包含');
const EXCLUDED = t('Not included', '不包括', '不包含');
const ONLY = t('Standard', '標準', '标准');
const NO_RATING: Rating = { average: 0, count: 0, distribution: [0, 0, 0, 0, 0] };
const LOCALES = ['en', 'zh', 'cn'] as const;

/** A service in the shape of the contract's answer; its rating is filled in once the reviews are known. */
export function service(slug: string, category: string, title: Text, summary: Text, about: Text, spec: ServiceSpec): Product {
  const _id = `svc-${slug}`;
  const images = spec.pictures.map((name) => PICTURES[name]);
  const variants = variantsOf(_id, spec, images.length);
  const open = variants.filter((variant) => variant.is_available);
  const cheapest = (open.length ? open : variants).reduce((least, variant) => (variant.price < least.price ? variant : least));
  return {
    _id,
    title,
    summary,
    image: PICTURES[spec.pictures[0] ?? 'material-board'],
    categories: categoryPath(category),
    currency: 'HKD',
    original_price_from: cheapest.original_price,
    price_from: cheapest.price,
    point_from: cheapest.point,
    is_available: open.length > 0,
    rating: NO_RATING,
    is_liked: false,
    payment_note: PARTS[spec.kind].payment_note ?? null,
    created_at: dayAt(spec.day, 2),
    updated_at: dayAt(Math.min(spec.day + 40, 682), 8),
    description: describe(spec.kind, about),
    images,
    options: (spec.options ?? []).map(({ slug: option, title: name, values }) => ({
      slug: option,
      title: name,
      values: values.map((value) => ({ slug: value.slug, title: value.title })),
    })),
    variants,
    facts: PARTS[spec.kind].facts,
  };
}

/** ISO time of a day counted from 01/01/2025. */
export function dayAt(day: number, hour: number, minute = 0): string {
  return new Date(Date.UTC(2025, 0, 1 + day, hour, minute)).toISOString();
}

function variantsOf(id: string, spec: ServiceSpec, pictureCount: number): ProductVariant[] {
  const options = spec.options ?? [];
  if (!options.length) return [variant(id, [], ONLY, 1, spec, 0)];
  let rows: { slugs: string[]; titles: Text[]; factor: number; picture: number }[] = [{ slugs: [], titles: [], factor: 1, picture: 0 }];
  for (const option of options) {
    rows = rows.flatMap((row) =>
      option.values.map((value, index) => ({
        slugs: [...row.slugs, value.slug],
        titles: [...row.titles, value.title],
        factor: row.factor * value.factor,
        picture: index,
      })),
    );
  }
  return rows.map((row) => variant(id, row.slugs, joined(row.titles), row.factor, spec, row.picture % pictureCount));
}

function variant(id: string, slugs: string[], title: Text, factor: number, spec: ServiceSpec, picture_index: number): ProductVariant {
  const whole = Math.floor(spec.price);
  const cents = Math.round((spec.price - whole) * 100) / 100;
  const original_price = Math.round((whole * factor) / 10) * 10 + cents;
  const price = spec.offer ? Math.round((original_price * spec.offer) / 10) * 10 : original_price;
  const options = Object.fromEntries((spec.options ?? []).map((option, index) => [option.slug, slugs[index] ?? '']));
  const closed = spec.unavailable === 'all' || (spec.unavailable ?? []).includes(slugs.join('-'));
  return {
    _id: [id, ...slugs].join('-'),
    title,
    options,
    original_price,
    price,
    original_point: spec.original_points ?? spec.points ?? 0,
    point: spec.points ?? 0,
    is_available: !closed,
    picture_index,
  };
}

function joined(titles: Text[]): Text {
  return { en: titles.map(({ en }) => en).join(', '), zh: titles.map(({ zh }) => zh).join('、'), cn: titles.map(({ cn }) => cn).join('、') };
}

function describe(kind: Kind, about: Text): Text {
  const { included, excluded } = PARTS[kind];
  const list = (items: Text[], locale: (typeof LOCALES)[number]) => `<ul>${items.map((item) => `<li>${item[locale]}</li>`).join('')}</ul>`;
  const html: Text = {};
  for (const locale of LOCALES) {
    const words = about[locale];
    if (!words) continue;
    const paragraphs = words.split('\n').map((paragraph) => `<p>${paragraph}</p>`);
    html[locale] = `${paragraphs.join('')}<h3>${INCLUDED[locale]}</h3>${list(included, locale)}<h3>${EXCLUDED[locale]}</h3>${list(excluded, locale)}`;
  }
  return html;
}
