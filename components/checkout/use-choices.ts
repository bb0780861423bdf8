'use client';

import { useMemo } from 'react';
import { useCouriers } from '@/lib/cart/couriers';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import type { CartChoices } from '@/lib/cart/schema';
import { chosenOption, deliveryOptions } from '@/lib/checkout/delivery';
import { useDraft } from '@/lib/checkout/draft';
import { useTicks } from '@/lib/checkout/ticks';

/**
 * The shopper's choices as the backend's calls take them. A delivery method that no longer exists falls back to the
 * first; where nothing is delivered, it is the one that a cart starts with (spec 9).
 */
export function useChoices(countryCodes: readonly string[]): CartChoices {
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
