'use client';

import { useMemo } from 'react';
import type { PaymentMethod } from '@/lib/api/payment-methods';
import { useCalculatedCart } from '@/lib/cart/calculated';
import { useCouriers } from '@/lib/cart/couriers';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { unreadLines, useCartLines } from '@/lib/cart/queries';
import type { CartChoices } from '@/lib/cart/schema';
import { chosenOption, deliveryOptions } from '@/lib/checkout/delivery';
import { useDraft } from '@/lib/checkout/draft';
import { useTicks } from '@/lib/checkout/ticks';
import { checkoutView } from '@/lib/checkout/view';
import { useStore } from '@/lib/client/store';

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

/**
 * The shopper's choices as the backend's calls take them. A delivery method that no longer exists falls back to the
 * first; where nothing is delivered, it is the one that a cart starts with (spec 9).
 */
function useChoices(countryCodes: readonly string[]): CartChoices {
  const { ticked, isDelivered } = useTicks();
  const { voucherCode, delivery } = useDraft();
  const countryCode = countryCodes.includes(delivery.country_code)
    ? delivery.country_code
    : (countryCodes[0] ?? delivery.country_code);
  const { data: couriers } = useCouriers(countryCode, isDelivered);
  return useMemo(() => {
    const wanted = { ...delivery, country_code: countryCode };
    const chosen = couriers ? chosenOption(deliveryOptions(countryCode, couriers), wanted).info : wanted;
    return {
      checkout_product_variant_ids: [...ticked],
      voucher_code: voucherCode,
      delivery_info: isDelivered ? chosen : DEFAULT_CHOICES.delivery_info,
    };
  }, [ticked, voucherCode, delivery, countryCode, couriers, isDelivered]);
}
