'use client';
import { createContext, use, useState } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import type { CartPreview } from '@/lib/cart/lines';
import { chosenVariant, VARIANT_PARAMETER, variantOf } from '@/lib/catalog/variant';
import type { Named, OptionView, VariantView } from '@/lib/catalog/variant-view';
import { locationSearch } from '@/lib/client/location-search';
import { useStore } from '@/lib/client/store';

type Choice = {
  options: OptionView[];
  variants: VariantView[];
  variant: VariantView;
  choose: (option: string, value: string) => void;
  /** what the last choice has changed of the others, as it does not go with them */
  changed: Named[];
  qty: number;
  setQty: (qty: number) => void;
  /** what was typed is not a quantity, so nothing can be added */
  isQtyRefused: boolean;
  refuseQty: (isRefused: boolean) => void;
  preview: CartPreview;
  /** what an estimate and the visit that comes before it are called; undefined for a fixed price */
  estimate: { name: string; visit: string } | undefined;
};

const variantIdIn = (search: string) => new URLSearchParams(search).get(VARIANT_PARAMETER);
const ChoiceContext = createContext<Choice | undefined>(undefined);

export function useServiceChoice(): Choice {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('useServiceChoice outside ServiceChoice');
  return choice;
}

type Props = {
  options: OptionView[];
  variants: VariantView[];
  product: Omit<CartPreview, 'product_variant_title'>;
  estimate?: Choice['estimate'];
  children: Blocks;
};

/**
 * Holds the chosen variant and the quantity. The variant is in the URL (`?variant=…`); the server renders one cached
 * page for all.
 */
export function ServiceChoice({ options, variants, product, estimate, children }: Props) {
  const id = useStore(locationSearch, variantIdIn);
  const [qty, setQty] = useState(1);
  const [isQtyRefused, refuseQty] = useState(false);
  const [changed, setChanged] = useState<Named[]>([]);
  const variant = variantOf(variants, id);
  if (!variant) return children;
  const choose = (option: string, value: string) => {
    // by the URL, as a choice in another option may not have been rendered yet
    const current = variantOf(variants, variantIdIn(locationSearch.get())) ?? variant;
    const chosen = chosenVariant(variants, current, option, value);
    setChanged(
      options.flatMap(({ slug, values }) =>
        slug === option || chosen.options[slug] === current.options[slug]
          ? []
          : values.filter((one) => one.slug === chosen.options[slug]),
      ),
    );
    locationSearch.set((search) => {
      const params = new URLSearchParams(search);
      params.set(VARIANT_PARAMETER, chosen._id);
      return `?${params}`;
    });
  };
  const preview = { ...product, product_variant_title: variant.title };
  return (
    <ChoiceContext
      value={{ options, variants, variant, choose, changed, qty, setQty, isQtyRefused, refuseQty, preview, estimate }}
    >
      {children}
    </ChoiceContext>
  );
}
