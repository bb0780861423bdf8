'use client';

import type { PaymentMethod } from '@/lib/api/payment-methods';
import { useCalculatedCart } from '@/lib/cart/calculated';
import { unreadLines, useCartLines } from '@/lib/cart/queries';
import { useDraft } from '@/lib/checkout/draft';
import { useTicks } from '@/lib/checkout/ticks';
import { checkoutView } from '@/lib/checkout/view';
import { useStore } from '@/lib/client/store';
import { useChoices } from './use-choices';

/** The cart as it was last calculated with the shopper's choices, and what the checkout shows of it. */
export function useCheckoutView(countryCodes: readonly string[], paymentMethods: readonly PaymentMethod[]) {
  const { payment: chosen } = useDraft();
  const choices = useChoices(countryCodes);
  const hasTicks = choices.checkout_product_variant_ids.length > 0;
  const calculated = useCalculatedCart(hasTicks ? choices : null);
  const { lines } = useCartLines();
  const { isDelivered } = useTicks();
  const isUnread = useStore(unreadLines) > 0;
  const view = checkoutView({ ...calculated, lines, choices, isDelivered, isUnread, paymentMethods, chosen });
  return { view, choices, calculated, isDelivered, isUnread };
}
