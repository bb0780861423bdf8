'use client';
import { createContext, use, useState } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import type { CartPreview } from '@/lib/cart/lines';
import { changedGroups, chosenVariant, VARIANT_PARAMETER, variantOf } from '@/lib/catalog/variant';
import type { OptionView, VariantView } from '@/lib/catalog/variant-view';
import { locationSearch } from '@/lib/client/location-search';
import { useStore } from '@/lib/client/store';

/** What the last choice comes to, from the variant that it was made at. */
export type LastChoice = { option: string; value: string; from: VariantView; to: VariantView };

type Choice = {
  currency: string;
  options: OptionView[];
  variants: VariantView[];
  variant: VariantView;
  choose: (option: string, value: string) => void;
  /** a choice that would change a fact: it waits for an answer */
  asked: LastChoice | null;
  answer: (isAccepted: boolean) => void;
  /** the last choice, where it has changed others that do not go with it */
  changed: LastChoice | null;
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
  currency: string;
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
export function ServiceChoice({ currency, options, variants, product, estimate, children }: Props) {
  const id = useStore(locationSearch, variantIdIn);
  const [qty, setQty] = useState(1);
  const [isQtyRefused, refuseQty] = useState(false);
  const [last, setLast] = useState<LastChoice | null>(null);
  const variant = variantOf(variants, id);
  if (!variant) return children;
  const show = ({ _id }: VariantView) =>
    locationSearch.set((search) => {
      const params = new URLSearchParams(search);
      params.set(VARIANT_PARAMETER, _id);
      return `?${params}`;
    });
  const choose = (option: string, value: string) => {
    // by the URL, as a choice in another option may not have been rendered yet
    const current = variantOf(variants, variantIdIn(locationSearch.get())) ?? variant;
    const to = chosenVariant(options, variants, current, option, value);
    const changed = changedGroups(options, current, to, option);
    setLast(changed.length > 0 ? { option, value, from: current, to } : null);
    if (!changed.some(({ isFact }) => isFact)) show(to);
  };
  const answer = (isAccepted: boolean) => {
    if (isAccepted && last) show(last.to);
    setLast(null);
  };
  const preview = { ...product, product_variant_title: variant.title };
  return (
    <ChoiceContext
      value={{
        currency,
        options,
        variants,
        variant,
        choose,
        answer,
        qty,
        setQty,
        isQtyRefused,
        refuseQty,
        preview,
        estimate,
        // whoever goes to another variant by other ways, such as Back, has left the last choice behind
        asked: last?.from._id === variant._id ? last : null,
        changed: last?.to._id === variant._id ? last : null,
      }}
    >
      {children}
    </ChoiceContext>
  );
}
