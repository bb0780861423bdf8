import { SERVICE_KINDS } from '@/lib/api/service-kind';
import { PictureSchema, type Text, TextSchema } from '@/lib/api/shapes';
import {
  type Product,
  type ProductReview,
  ProductReviewSchema,
  type ProductVariant,
  type Rating,
} from '@/lib/catalog/schema';
import { LOCALES } from '@/lib/i18n/locales';
import * as z from 'zod/mini';
import { CATEGORIES, categoryPath } from './categories.ts';
import { entryOf, load } from './load.ts';

const OptionSchema = z.object({
  slug: z.string(),
  title: TextSchema,
  is_fact: z.optional(z.boolean()),
  /** `factor`: what the choice does to the base price */
  values: z.array(
    z.object({ slug: z.string(), title: TextSchema, description: z.optional(TextSchema), factor: z.number() }),
  ),
});
type OptionValue = z.output<typeof OptionSchema>['values'][number];
const options = load('options.json', z.record(z.string(), OptionSchema));

/** What a kind of service includes, leaves out and states as facts: phrases, named by their English text. */
const KindSchema = z.object({
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  facts: z.record(z.string(), z.string()),
  payment_note: z.optional(z.string()),
  /** what the contract calls it */
  kind: z.enum(SERVICE_KINDS),
});
const { phrases, kinds } = load(
  'service-kinds.json',
  z.object({ phrases: z.array(TextSchema), kinds: z.record(z.string(), KindSchema) }),
);

const ServiceSchema = z.object({
  _id: z.string(),
  kind: z.enum(Object.keys(kinds)),
  category: z.enum(CATEGORIES.map(({ _id }) => _id)),
  title: TextSchema,
  summary: TextSchema,
  /** paragraphs */
  about: z.array(TextSchema),
  images: z.array(PictureSchema).check(z.minLength(1)),
  /** which of them shows a value of the last option; a value without one is not pictured */
  pictures: z.optional(z.record(z.string(), z.number())),
  /** of the plainest variant, in HKD */
  price: z.number(),
  /** how long it takes, where that is known before the quotation */
  duration: z.optional(TextSchema),
  /** the discounted price's share of the original one */
  offer: z.optional(z.number()),
  /** membership points that one costs beside its price */
  points: z.optional(z.number()),
  original_points: z.optional(z.number()),
  options: z.optional(z.array(z.enum(Object.keys(options)))),
  /** what each value of the option "scope" contains, which is another thing in each service */
  scope: z.optional(z.record(z.string(), TextSchema)),
  /** variants that cannot be booked now, by their values (`6ft-oak`), or all of them */
  unavailable: z.optional(z.union([z.literal('all'), z.array(z.string())])),
  /** a day */
  created_at: z.string(),
});
type Service = z.output<typeof ServiceSchema>;

const INCLUDED = { en: 'What is included', zh: '服務包括', cn: '服务包含' };
const EXCLUDED = { en: 'Not included', zh: '不包括', cn: '不包含' };
/** Facts that say how long a service takes. */
const TIME_FACTS = new Set(['Duration of works', 'Lead time']);
const ONLY_VARIANT = { en: 'Standard', zh: '標準', cn: '标准' };

const phraseByEnglish = Object.fromEntries(phrases.map((phrase) => [phrase.en, phrase]));
const phrase = (english: string): Text => entryOf('service-kinds.json', phraseByEnglish, english);

/** Reviews by service, newest first. */
export const PRODUCT_REVIEWS: Record<string, ProductReview[]> = load(
  'product-reviews.json',
  z.record(z.string(), z.array(ProductReviewSchema)),
);

const hoursAfter = (day: string, hours: number): string => new Date(Date.parse(day) + hours * 3_600_000).toISOString();

/** Every service of the demo, the recommended ones first. */
export const PRODUCTS: Product[] = load('products.json', z.array(ServiceSchema)).map(productOf);

function productOf(service: Service): Product {
  const { _id, kind: kindName, category, title, summary, about, images, duration, created_at } = service;
  const kind = kinds[kindName]!;
  const variants = variantsOf(service);
  const available = variants.filter((variant) => variant.is_available);
  const cheapest = (available.length > 0 ? available : variants).reduce((least, variant) =>
    variant.price < least.price ? variant : least,
  );
  return {
    _id,
    title,
    summary,
    image: images[0]!,
    categories: categoryPath(category),
    currency: 'HKD',
    original_price_from: cheapest.original_price,
    price_from: cheapest.price,
    point_from: cheapest.point,
    is_available: available.length > 0,
    rating: ratingOf(PRODUCT_REVIEWS[_id] ?? []),
    is_liked: false,
    ...(duration && { duration }),
    payment_note: kind.payment_note ? phrase(kind.payment_note) : null,
    kind: kind.kind,
    created_at: hoursAfter(created_at, 2),
    // the texts were last looked at forty days later, in the afternoon
    updated_at: hoursAfter(created_at, 40 * 24 + 8),
    description: descriptionOf(about, kind),
    images,
    options: optionsOf(service).map((option) => ({
      ...option,
      values: option.values.map(({ factor: _factor, ...value }) => value),
    })),
    variants,
    facts: Object.entries(kind.facts).map(([name, value]) => ({
      title: phrase(name),
      value: duration && TIME_FACTS.has(name) ? duration : phrase(value),
    })),
  };
}

function optionsOf({ options: names = [], scope = {} }: Service) {
  const own = (name: string, value: OptionValue): OptionValue =>
    name === 'scope' ? { ...value, description: scope[value.slug] } : value;
  return names
    .map((name) => [name, options[name]!] as const)
    .map(([name, option]) => ({ ...option, values: option.values.map((value) => own(name, value)) }));
}

/** One per combination of the options' values, the last option changing first. */
function variantsOf(service: Service): ProductVariant[] {
  const all = optionsOf(service);
  if (all.length === 0) return [variantOf(service, [], ONLY_VARIANT)];
  const combinations = all.reduce<(typeof all)[number]['values'][]>(
    (rows, option) => rows.flatMap((row) => option.values.map((value) => [...row, value])),
    [[]],
  );
  return combinations.map((row) => {
    const joined = (locale: 'en' | 'zh' | 'cn') =>
      row.map(({ title }) => title[locale]).join(locale === 'en' ? ', ' : '、');
    return variantOf(service, row, { en: joined('en'), zh: joined('zh'), cn: joined('cn') });
  });
}

function variantOf(service: Service, values: { slug: string; factor: number }[], title: Text): ProductVariant {
  const { _id, price, offer, points = 0, original_points = points, unavailable = [], pictures = {} } = service;
  const slugs = values.map(({ slug }) => slug);
  const whole = Math.floor(price);
  const cents = Math.round((price - whole) * 100) / 100;
  const factor = values.reduce((product, value) => product * value.factor, 1);
  const original_price = Math.round((whole * factor) / 10) * 10 + cents;
  return {
    _id: [_id, ...slugs].join('-'),
    title,
    options: Object.fromEntries(optionsOf(service).map(({ slug }, index) => [slug, slugs[index] ?? ''])),
    original_price,
    price: offer ? Math.round((original_price * offer) / 10) * 10 : original_price,
    original_point: original_points,
    point: points,
    is_available: unavailable !== 'all' && !unavailable.includes(slugs.join('-')),
    picture_index: pictures[slugs.at(-1) ?? ''],
  };
}

function descriptionOf(about: Text[], { included, excluded }: z.output<typeof KindSchema>): Text {
  const html: Text = {};
  for (const locale of LOCALES) {
    // a service that is not translated has no description in that language either
    if (about.some((paragraph) => !paragraph[locale])) continue;
    const list = (names: string[]) => `<ul>${names.map((name) => `<li>${phrase(name)[locale]}</li>`).join('')}</ul>`;
    const paragraphs = about.map((paragraph) => `<p>${paragraph[locale]}</p>`).join('');
    html[locale] =
      `${paragraphs}<h3>${INCLUDED[locale]}</h3>${list(included)}<h3>${EXCLUDED[locale]}</h3>${list(excluded)}`;
  }
  return html;
}

/** Average (one decimal), count and spread of a service's reviews. */
function ratingOf(reviews: ProductReview[]): Rating {
  const distribution = [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length);
  const sum = reviews.reduce((total, { rating }) => total + (rating ?? 0), 0);
  return {
    average: reviews.length > 0 ? Math.round((sum / reviews.length) * 10) / 10 : 0,
    count: reviews.length,
    distribution,
  };
}
