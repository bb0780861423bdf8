'use client';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { CartPreview } from '@/lib/cart/pending';
import { chosenVariant, variantOf } from '@/lib/catalog/variant';
import type { OptionView, VariantView } from '@/lib/catalog/variant-view';

type Choice = {
  options: OptionView[];
  variants: VariantView[];
  variant: VariantView;
  choose: (option: string, value: string) => void;
  qty: number;
  setQty: (qty: number) => void;
  preview: CartPreview;
};

const ChoiceContext = createContext<Choice | undefined>(undefined);

/** What is being chosen on a service's page. Only below `ServiceChoice`. */
export function useServiceChoice(): Choice {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('useServiceChoice outside ServiceChoice');
  return choice;
}

const PARAMETER = 'variant';

type Props = { options: OptionView[]; variants: VariantView[]; product: Omit<CartPreview, 'product_variant_title'>; children: ReactNode };

/**
 * Holds the chosen variant and the quantity, in step with the address: `?variant=…` says which one. The page itself is
 * the same for all of them, so that it stays cached; the browser reads its own address once it runs.
 */
export function ServiceChoice({ options, variants, product, children }: Props) {
  const [id, setId] = useState<string>();
  const [qty, setQty] = useState(1);
  useEffect(() => {
    const named = new URLSearchParams(location.search).get(PARAMETER);
    if (named && variants.some((variant) => variant._id === named)) setId(named);
  }, [variants]);
  const variant = variantOf(variants, id);
  if (!variant) return children;

  function choose(option: string, value: string) {
    if (!variant) return;
    const next = chosenVariant(variants, variant, option, value);
    setId(next._id);
    const url = new URL(location.href);
    url.searchParams.set(PARAMETER, next._id);
    history.replaceState(null, '', url);
  }

  const preview = { ...product, product_variant_title: variant.titles };
  return <ChoiceContext value={{ options, variants, variant, choose, qty, setQty, preview }}>{children}</ChoiceContext>;
}
