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

/** A choice to make, with its values in their order; a fact is what the home is. */
type Group = { slug: string; isFact: boolean; values: readonly { slug: string }[] };

/**
 * The variant that a shopper who picks `value` for `option` means: an available one where there is any, of these one
 * that keeps the other facts, then most of the other choices; of what has to change, the nearest value.
 */
export function chosenVariant<V extends Choice>(
  groups: readonly Group[],
  variants: readonly V[],
  current: V,
  option: string,
  value: string,
): V {
  const others = groups.filter(({ slug }) => slug !== option);
  const distance = (variant: V, { slug, values }: Group) => {
    const place = (of: V) => values.findIndex((one) => one.slug === of.options[slug]);
    return Math.abs(place(variant) - place(current));
  };
  // the more, the worse, in this order
  const cost = (variant: V): number[] => {
    const changed = others.filter(({ slug }) => variant.options[slug] !== current.options[slug]);
    return [
      variant.is_available ? 0 : 1,
      changed.filter(({ isFact }) => isFact).length,
      changed.length,
      changed.reduce((sum, group) => sum + distance(variant, group), 0),
    ];
  };
  const [best = current] = variants
    .filter((variant) => variant.options[option] === value)
    .map((variant) => ({ variant, cost: cost(variant) }))
    .toSorted((one, other) => {
      const at = one.cost.findIndex((part, index) => part !== other.cost[index]);
      return at < 0 ? 0 : (one.cost[at] ?? 0) - (other.cost[at] ?? 0);
    })
    .map(({ variant }) => variant);
  return best;
}

/** Which of the groups differ between two variants, apart from the one that was chosen in. */
export const changedGroups = <G extends Group>(groups: readonly G[], from: Choice, to: Choice, option: string): G[] =>
  groups.filter(({ slug }) => slug !== option && from.options[slug] !== to.options[slug]);

/** The available variant with a value and the other choices of the current one, if there is one. */
export const variantWith = <V extends Choice>(
  variants: readonly V[],
  current: Choice,
  option: string,
  value: string,
): V | undefined =>
  variants.find(
    (variant) =>
      variant.is_available &&
      variant.options[option] === value &&
      Object.entries(current.options).every(([key, own]) => key === option || variant.options[key] === own),
  );

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
