'use client';

import { lazyComponent, Nothing } from '@/components/ui/deferred';
import { type ReactNode, Suspense } from 'react';
import type { CheckoutSettings } from '@/components/checkout/checkout-form';
import { useCartLines } from '@/lib/cart/queries';

// Forms and validators come with the shopper's own cart, not with the page.
const TickedLines = lazyComponent(async () => (await import('./ticked-lines')).TickedLines);
const OwnVouchers = lazyComponent(async () => (await import('@/components/checkout/own-vouchers')).OwnVouchers);
const CheckoutForm = lazyComponent(async () => (await import('@/components/checkout/checkout-form')).CheckoutForm);

/** Lines and checkout together; the skeleton stays until both have come. */
export function CartScreen({ skeleton, ...settings }: CheckoutSettings & { skeleton: ReactNode }) {
  return (
    <Suspense fallback={skeleton}>
      <CheckoutForm {...settings} lines={<TickedLines />} vouchers={<OwnVouchers />} />
    </Suspense>
  );
}

/** Below everything else: what goes with the cart, or, while it is empty, what was looked at or is recommended. */
export const CartRelated = lazyComponent(async () => {
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
}, Nothing);
