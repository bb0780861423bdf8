'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, Suspense } from 'react';
import type { CheckoutSettings } from '@/components/checkout/checkout-form';

// Forms and validators come with the shopper's own cart, not with the page.
const CartLines = dynamic(() => import('@/components/cart/cart-lines').then((module) => module.CartLines));
const OwnVouchers = dynamic(() => import('@/components/voucher/own-vouchers').then((module) => module.OwnVouchers));
const CheckoutForm = dynamic(() => import('@/components/checkout/checkout-form').then((module) => module.CheckoutForm));

/** Lines and checkout together; the skeleton stays until both have come. */
export function CartScreen({ skeleton, ...settings }: CheckoutSettings & { skeleton: ReactNode }) {
  return (
    <Suspense fallback={skeleton}>
      <CheckoutForm {...settings} lines={<CartLines />} vouchers={<OwnVouchers />} />
    </Suspense>
  );
}
