'use client';
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import type { CartPreview } from '@/lib/cart/lines';
import { chosenVariant, variantOf } from '@/lib/catalog/variant';
import type { OptionView, VariantView } from '@/lib/catalog/variant-view';

type Choice = {
  options: OptionView[];
  variants: VariantView[];
  variant: VariantView;
  choose: (option: string, value: string) => void;
  qty: number;
  setQty: (qty: number) => void;
  /** what was typed last is no quantity: nothing is added until it is */
  isQtyRefused: boolean;
  refuseQty: (isRefused: boolean) => void;
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
const listeners = new Set<() => void>();

/** The variant that the address names. The server renders the page for all of them and knows of none. */
const address = {
  get: () => new URLSearchParams(location.search).get(PARAMETER),
  set(id: string) {
    const url = new URL(location.href);
    url.searchParams.set(PARAMETER, id);
    history.replaceState(null, '', url);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener('popstate', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('popstate', listener);
    };
  },
};

type Props = { options: OptionView[]; variants: VariantView[]; product: Omit<CartPreview, 'product_variant_title'>; children: ReactNode };

/**
 * Holds the chosen variant and the quantity, in step with the address: `?variant=…` says which one. The page itself is
 * the same for all of them, so that it stays cached; the browser reads its own address once it runs.
 */
export function ServiceChoice({ options, variants, product, children }: Props) {
  const id = useSyncExternalStore(address.subscribe, address.get, () => null);
  const [qty, setQty] = useState(1);
  const [isQtyRefused, refuseQty] = useState(false);
  const variant = variantOf(variants, id);
  if (!variant) return children;
  const choose = (option: string, value: string) => address.set(chosenVariant(variants, variant, option, value)._id);
  const preview = { ...product, product_variant_title: variant.titles };
  return <ChoiceContext value={{ options, variants, variant, choose, qty, setQty, isQtyRefused, refuseQty, preview }}>{children}</ChoiceContext>;
}
