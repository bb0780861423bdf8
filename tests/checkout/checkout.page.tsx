import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { useCheckout } from '@/components/checkout/use-checkout';
import { useOrderReconciliation } from '@/lib/checkout/order-reconciliation';

/**
 * What the model of a checkout uses of the shop (tests/models/pages.ts): the cart page's parts that order and
 * reconcile.
 */
export { getCart } from '@/lib/cart/api';
export { wasNothingOrdered } from '@/lib/checkout/attempt';
export { sessionStore } from '@/lib/session/store';
export { place } from '../models/navigation.ts';

type Checkout = ReturnType<typeof useCheckout>;

function Parts({ onRender }: { onRender: (checkout: Checkout) => void }) {
  useOrderReconciliation();
  onRender(useCheckout([]));
  return null;
}

/** `onRender` is given what the checkout form has. */
export function CartPage(props: Parameters<typeof Parts>[0]) {
  const [client] = useState(() => new QueryClient());
  return (
    <NextIntlClientProvider locale="en" messages={{}} timeZone="Asia/Hong_Kong">
      <QueryClientProvider client={client}>
        <Parts {...props} />
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
}
