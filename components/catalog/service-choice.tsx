'use client';
import { createContext, use, useMemo, useState } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import type { Addition, CartPreview } from '@/lib/cart/lines';
import { changedGroups, chosenVariant, VARIANT_PARAMETER, variantOf } from '@/lib/catalog/variant';
import type { OptionView, VariantView } from '@/lib/catalog/variant-view';
import { locationSearch } from '@/lib/client/location-search';
import { createStore, type Store, useStore } from '@/lib/client/store';

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

type Props = {
  currency: string;
  options: OptionView[];
  variants: VariantView[];
  product: Omit<CartPreview, 'product_variant_title'>;
  estimate?: Choice['estimate'];
  children: Blocks;
};

/** Of the choice, what the URL does not say. */
type Entered = { qty: number; isQtyRefused: boolean; last: LastChoice | null };
const NOTHING_ENTERED: Entered = { qty: 1, isQtyRefused: false, last: null };

type Source = Omit<Props, 'children'> & { entered: Store<Entered> };

const variantIdIn = (search: string) => new URLSearchParams(search).get(VARIANT_PARAMETER);
const SourceContext = createContext<Source | undefined>(undefined);

/**
 * The chosen variant and the quantity, for all within. The variant is in the URL (`?variant=…`); the server renders one
 * cached page for all. The context stays the same whatever is chosen, for React would drop each part of the page that
 * has not hydrated yet (components/ui/deferred.tsx) if it changed.
 */
export function ServiceChoice({ currency, options, variants, product, estimate, children }: Props) {
  const [entered] = useState(() => createStore(NOTHING_ENTERED));
  const source = useMemo(
    () => ({ currency, options, variants, product, estimate, entered }),
    [currency, options, variants, product, estimate, entered],
  );
  return <SourceContext value={source}>{children}</SourceContext>;
}

export function useServiceChoice(): Choice {
  const source = use(SourceContext);
  if (!source) throw new Error('useServiceChoice outside ServiceChoice');
  const { currency, options, variants, product, estimate, entered } = source;
  const variant = variantOf(variants, useStore(locationSearch, variantIdIn));
  const { qty, isQtyRefused, last } = useStore(entered);
  if (!variant) throw new Error(`the service ${product.product_id} has no variant`);
  const enter = (part: Partial<Entered>) => entered.set((all) => ({ ...all, ...part }));
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
    enter({ last: changed.length > 0 ? { option, value, from: current, to } : null });
    if (!changed.some(({ isFact }) => isFact)) show(to);
  };
  const answer = (isAccepted: boolean) => {
    if (isAccepted && last) show(last.to);
    enter({ last: null });
  };
  return {
    currency,
    options,
    variants,
    variant,
    choose,
    answer,
    qty,
    setQty: (chosen) => enter({ qty: chosen }),
    isQtyRefused,
    refuseQty: (isRefused) => enter({ isQtyRefused: isRefused }),
    preview: { ...product, product_variant_title: variant.title },
    estimate,
    // whoever goes to another variant by other ways, such as Back, has left the last choice behind
    asked: last?.from._id === variant._id ? last : null,
    changed: last?.to._id === variant._id ? last : null,
  };
}

/** What is added to the requests. */
export function useChosenAddition(): Addition {
  const { variant, qty, preview, isQtyRefused } = useServiceChoice();
  return { variantId: variant._id, qty, preview, isAvailable: variant.is_available, isQtyRefused };
}
