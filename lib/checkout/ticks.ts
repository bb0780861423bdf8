'use client';
import { useMemo } from 'react';
import { useCartLines } from '@/lib/cart/queries';
import { setDraft, useDraft } from '@/lib/checkout/draft';

/** Which lines of the cart are to be ordered: every one that is available, unless the shopper has unticked it. */
export function useTicks(): {
  ticked: readonly string[];
  tick: (variantId: string, isTicked: boolean) => void;
  tickAll: (isTicked: boolean) => void;
} {
  const { lines } = useCartLines();
  const { unticked } = useDraft();
  const available = useMemo(() => lines.filter((line) => line.isAvailable).map((line) => line.variantId), [lines]);
  return {
    ticked: useMemo(() => available.filter((id) => !unticked.includes(id)), [available, unticked]),
    tick: (variantId, isTicked) =>
      setDraft({ unticked: isTicked ? unticked.filter((id) => id !== variantId) : [...unticked, variantId] }),
    tickAll: (isTicked) => setDraft({ unticked: isTicked ? [] : [...new Set([...unticked, ...available])] }),
  };
}
