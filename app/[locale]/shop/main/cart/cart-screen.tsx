'use client';
import type { ReactNode } from 'react';
import type { CheckoutSettings } from '@/components/checkout/use-checkout-form';
import { onDemand } from '@/components/ui/on-demand';
import { useCartLines } from '@/lib/cart/queries';

/**
 * Lines and checkout together; the skeleton stays until both have come: forms and validators come with the shopper's
 * own cart, not with the page.
 */
export const CartScreen = onDemand(
  async () => {
    const [{ TickedLines }, { OwnVouchers }, { CheckoutForm }] = await Promise.all([
      import('./ticked-lines'),
      import('@/components/checkout/own-vouchers'),
      import('@/components/checkout/checkout-form'),
    ]);
    return function LinesAndCheckout(settings: CheckoutSettings & { skeleton: ReactNode }) {
      return <CheckoutForm {...settings} lines={<TickedLines />} vouchers={<OwnVouchers />} />;
    };
  },
  { Fallback: ({ skeleton }) => skeleton },
);

/** Below everything else: what goes with the cart, or, while it is empty, what was looked at or is recommended. */
export const CartRelated = onDemand(async () => {
  const [{ RelatedServices }, { ClientRelatedCards }, { ViewedOrRecommended }] = await Promise.all([
    import('@/components/cart/related-services'),
    import('@/components/catalog/client-cards'),
    import('@/components/catalog/viewed-or-recommended'),
  ]);
  return function BelowCart({ recommended }: { recommended: readonly string[] }) {
    const { count, state } = useCartLines();
    if (count > 0) return <RelatedServices Cards={ClientRelatedCards} />;
    return state === 'loading' ? null : <ViewedOrRecommended recommended={recommended} />;
  };
});
