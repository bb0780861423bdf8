'use client';
import { useMemo, useState } from 'react';
import { needsDelivery } from '@/lib/api/service-kind';
import { useCartLines } from '@/lib/cart/queries';
import { setDraft, useDraft } from '@/lib/checkout/draft';

/** Which lines of the cart are to be ordered: every one that is available, unless the shopper has unticked it. */
export function useTicks(): {
  ticked: readonly string[];
  /** whether any of them is delivered; of all lines while none is ticked */
  isDelivered: boolean;
  tick: (variantId: string, isTicked: boolean) => void;
  tickAll: (isTicked: boolean) => void;
} {
  const { lines } = useCartLines();
  const { unticked } = useDraft();
  const available = useMemo(() => lines.filter((line) => line.isAvailable).map((line) => line.variantId), [lines]);
  const ticked = useMemo(() => available.filter((id) => !unticked.includes(id)), [available, unticked]);
  const [wasDelivered, setDelivered] = useState(true);
  const asked = ticked.length > 0 ? lines.filter(({ variantId }) => ticked.includes(variantId)) : lines;
  // the form stays as it is while the page of its order loads: the cart is empty by then
  const isDelivered = asked.length > 0 ? needsDelivery(asked) : wasDelivered;
  if (isDelivered !== wasDelivered) setDelivered(isDelivered);
  return {
    ticked,
    isDelivered,
    tick: (variantId, isTicked) =>
      setDraft({ unticked: isTicked ? unticked.filter((id) => id !== variantId) : [...unticked, variantId] }),
    tickAll: (isTicked) => setDraft({ unticked: isTicked ? [] : [...new Set([...unticked, ...available])] }),
  };
}
