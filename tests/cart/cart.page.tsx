import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useChoices } from '@/components/checkout/use-choices';
import { useCalculatedCart } from '@/lib/cart/calculated';
import { failedLines, useChangeLine, useClearCart } from '@/lib/cart/changes';
import type { CartLine, CartPreview } from '@/lib/cart/lines';
import { useCartLines } from '@/lib/cart/queries';
import { useRemovedLine, useRemoveLine, useRestoreLine } from '@/lib/cart/removed';
import type { CartChoices } from '@/lib/cart/schema';
import { useTicks } from '@/lib/checkout/ticks';
import { useStore } from '@/lib/client/store';
import { ShopProviders } from '../shop-providers.tsx';
// the shop loads this when it is needed; here that would take time that no model waits for
import '@/lib/calls/browser';

/**
 * What the model of a cart uses of the shop (tests/models/pages.ts): what the cart's page shows, and what changes it.
 */
export { setAuthInterceptor } from '@/lib/calls/auth-interceptor';
export { linesQuery, reloadCart } from '@/lib/cart/queries';
export { createAuth } from '@/lib/session/auth';
export { sessionStore } from '@/lib/session/store';
export { onToast } from '@/lib/toast';
export { place } from '../models/navigation.ts';

export type Shown = {
  client: QueryClient;
  cart: ReturnType<typeof useCartLines>;
  failed: readonly string[];
  /** what puts a service into the cart or changes its line, by variant */
  change: Record<string, (qty: number) => void>;
  /** what each line's button does */
  remove: Record<string, () => void>;
  removed: CartLine | null;
  undo: () => void;
  clear: () => void;
  ticks: ReturnType<typeof useTicks>;
  /** what a checkout would send */
  choices: CartChoices;
  calculated: ReturnType<typeof useCalculatedCart>;
};
type Props = { previews: Readonly<Record<string, CartPreview>>; onRender: (shown: Shown) => void };

const NO_LINE = { variantId: '', qty: 0 } as CartLine;

function Parts({ previews, onRender }: Props) {
  const { mutate } = useClearCart();
  const cart = useCartLines();
  const removed = useRemovedLine();
  const choices = useChoices(['HK']);
  const ticks = useTicks();
  onRender({
    client: useQueryClient(),
    cart,
    failed: useStore(failedLines),
    // oxlint-disable react/rules-of-hooks -- the variants never change
    change: Object.fromEntries(
      Object.entries(previews).map(([id, preview]) => {
        const change = useChangeLine(id);
        return [id, (qty) => change(qty, preview)];
      }),
    ),
    remove: Object.fromEntries(
      Object.keys(previews).map((id) => [
        id,
        useRemoveLine(cart.lines.find(({ variantId }) => variantId === id) ?? NO_LINE),
      ]),
    ),
    // oxlint-enable react/rules-of-hooks
    removed,
    undo: useRestoreLine(removed ?? NO_LINE),
    clear: () => mutate(),
    ticks,
    choices,
    calculated: useCalculatedCart(ticks.ticked.length > 0 ? choices : null),
  });
  return null;
}

/** `onRender` is given what the page shows. */
export function Page(props: Props) {
  return (
    <ShopProviders>
      <Parts {...props} />
    </ShopProviders>
  );
}
