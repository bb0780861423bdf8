import type { Text } from '@/lib/api/shapes';
import { type Finish, finishesOf } from '@/lib/catalog/finishes';
import type { Product } from '@/lib/catalog/schema';
import { optionsToShow } from '@/lib/catalog/variant';
import { discountPercent, formatPrice } from '@/lib/format/money';
import { readable } from '@/lib/format/readable';
import type { Locale } from '@/lib/i18n/locales';
import { langIn, localizedText, textIn, type LocalizedText } from '@/lib/i18n/text';

/** A variant as the page shows it: its money already in words, `price` only to compare by. */
export type VariantView = {
  _id: string;
  /** in all languages, as the cart has it */
  title: Text;
  /** the same as the page shows it */
  label: LocalizedText;
  options: Record<string, string>;
  price: number;
  priceText: string;
  /** the original price, where it is higher */
  wasText?: string;
  percent?: number;
  /** what it costs in membership points, and before an offer, where it costs any */
  points?: number;
  originalPoints?: number;
  is_available: boolean;
  /** its place among the pictures of the service */
  pictureAt: number | null;
};
/** A choice by name. */
export type Named = { slug: string; title: string; lang?: LocalizedText['lang'] };
/** `isFact`: what the home is, which another choice does not change. */
export type OptionView = Named & {
  isFact: boolean;
  values: (Named & { description?: LocalizedText; finish?: Finish })[];
};

/** A product's choices in one language, small enough to be handed to the browser. */
export function choicesOf(
  product: Product,
  locale: Locale,
): { currency: string; options: OptionView[]; variants: VariantView[] } {
  const { options, variants } = optionsToShow(product.options, product.variants);
  const isStated = options.some(({ is_fact: isFact }) => typeof isFact === 'boolean');
  return {
    currency: product.currency,
    options: options.map(({ slug, title, is_fact: isFact, values }, index) => {
      const finishes = finishesOf(values);
      return {
        slug,
        isFact: isStated ? isFact === true : index === 0,
        title: textIn(title, locale) || readable(slug),
        ...langIn(title, locale),
        values: values.map((value, at) => {
          const description = localizedText(value.description, locale);
          const finish = finishes[at];
          return {
            slug: value.slug,
            title: textIn(value.title, locale) || readable(value.slug),
            ...langIn(value.title, locale),
            ...(description.text && { description }),
            ...(finish && { finish }),
          };
        }),
      };
    }),
    variants: variants.map((variant) => {
      const percent = discountPercent(variant.original_price, variant.price);
      return {
        _id: variant._id,
        title: variant.title,
        label: localizedText(variant.title, locale),
        options: variant.options,
        price: variant.price,
        priceText: formatPrice(variant.price, product.currency, locale),
        ...(percent > 0 ? { percent, wasText: formatPrice(variant.original_price, product.currency, locale) } : {}),
        ...(Math.max(variant.point, variant.original_point) > 0
          ? { points: variant.point, originalPoints: variant.original_point }
          : {}),
        is_available: variant.is_available,
        pictureAt: variant.picture_index ?? null,
      };
    }),
  };
}
