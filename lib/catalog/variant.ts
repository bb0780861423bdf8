import type { ProductOption, ProductVariant } from '@/lib/catalog/schema';

type Choice = Pick<ProductVariant, '_id' | 'options' | 'is_available' | 'price'>;

/** The variant a page opens with: the cheapest available one, else the cheapest. */
export function defaultVariant<V extends Choice>(variants: readonly V[]): V | undefined {
  const open = variants.filter((variant) => variant.is_available);
  return (open.length > 0 ? open : [...variants]).reduce<V | undefined>(
    (least, variant) => (least && least.price <= variant.price ? least : variant),
    undefined,
  );
}

/** Names a variant in the URL of its service. */
export const VARIANT_PARAMETER = 'variant';

/** The variant in the URL (`?variant=…`), else the default. */
export function variantOf<V extends Choice>(variants: readonly V[], id: string | null | undefined): V | undefined {
  return variants.find((variant) => variant._id === id) ?? defaultVariant(variants);
}

/**
 * The variant after a shopper picks `value` for `option`: an available one where there is any, and of these the one
 * that keeps most of the other choices.
 */
export function chosenVariant<V extends Choice>(variants: readonly V[], current: V, option: string, value: string): V {
  let best = current;
  let bestScore = -1;
  const most = Object.keys(current.options).length;
  for (const variant of variants) {
    if (variant.options[option] !== value) continue;
    const kept = Object.entries(current.options).filter(
      ([key, own]) => key !== option && variant.options[key] === own,
    ).length;
    const score = kept + (variant.is_available ? most : 0);
    if (score > bestScore) [best, bestScore] = [variant, score];
  }
  return best;
}

/** Whether a value is available together with the other choices of the current variant. */
export function isValueAvailable(variants: readonly Choice[], current: Choice, option: string, value: string): boolean {
  return variants.some(
    (variant) =>
      variant.is_available &&
      variant.options[option] === value &&
      Object.entries(current.options).every(([key, own]) => key === option || variant.options[key] === own),
  );
}

/** Whether a value is available at all, whatever the other choices are. */
export const isValueOffered = (variants: readonly Choice[], option: string, value: string): boolean =>
  variants.some((variant) => variant.is_available && variant.options[option] === value);

const VARIANT_OPTION = 'variant';

/**
 * The choices to show: the product's options with more than one value. Variants that differ without options
 * become one choice of their own.
 */
export function optionsToShow(
  options: ProductOption[],
  variants: ProductVariant[],
): { options: ProductOption[]; variants: ProductVariant[] } {
  const shown = options.filter((option) => option.values.length > 1);
  if (shown.length > 0 || variants.length < 2) return { options: shown, variants };
  const own: ProductOption = {
    slug: VARIANT_OPTION,
    title: {},
    values: variants.map(({ _id, title }) => ({ slug: _id, title })),
  };
  return {
    options: [own],
    variants: variants.map((variant) => ({ ...variant, options: { [VARIANT_OPTION]: variant._id } })),
  };
}
