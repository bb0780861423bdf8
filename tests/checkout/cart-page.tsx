import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { CartStates } from '@/app/[locale]/shop/main/cart/cart-states';
import { TickedLines } from '@/app/[locale]/shop/main/cart/ticked-lines';
import { CheckoutForm } from '@/components/checkout/checkout-form';
import type { Locale } from '@/lib/i18n/locales';
import { renderInShop } from '../session/shop.tsx';
import { MESSAGES } from '../shop-providers.tsx';

type Settings = Partial<Parameters<typeof CheckoutForm>[0]>;

/** The cart's page with its checkout, as a shop has it that is configured with as little as can be. */
export const CartPage = (settings: Settings) => (
  <CartStates skeleton={null} paymentOrigins={[]}>
    <CheckoutForm
      booking={{}}
      countryCodes={['HK']}
      paymentMethods={['OFFLINE']}
      paymentOrigins={[]}
      lines={<TickedLines />}
      {...settings}
    />
  </CartStates>
);

export const summary = () => within(screen.getByRole('complementary'));
export const submitButton = () => summary().getByRole('button', { name: /^Submit/ });

/** Opens it, and waits until all is calculated. */
export async function openCart(settings: Settings = {}, locale: Locale = 'en') {
  const view = renderInShop(<CartPage {...settings} />, locale);
  const { Checkout, Common } = MESSAGES[locale];
  await screen.findByLabelText(Checkout.name);
  await waitFor(() => expect(summary().queryByText(Common.calculating)).toBeNull());
  return view;
}

export function fillRecipient(address = 'Address'): void {
  const values = { Name: 'Chan Ka Yan', Phone: '91234567', [address]: 'Flat C, 18/F, Block 2' };
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
