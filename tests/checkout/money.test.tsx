import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { TickedLines } from '@/app/[locale]/shop/main/cart/ticked-lines';
import { CheckoutForm } from '@/components/checkout/checkout-form';
import { OrderLines, OrderTotals } from '@/components/order/order-lines';
import { OrderSheet } from '@/components/order/order-sheet';
import { cartDrawer } from '@/lib/cart/drawer';
import { forgetDraft, setDraft } from '@/lib/checkout/draft';
import type { Order } from '@/lib/order/schema';
import { WINDOW_SEAT } from '../cart/samples.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('guest', [{ product_variant_id: WINDOW_SEAT, qty: 2 }]);

const CLEANING = 'svc-post-renovation-cleaning-under-300';
const CURTAINS = 'svc-motorised-curtains-6ft';
const guest = () => mock.state().guest('guest-in-test');
const text = () => document.body.textContent ?? '';
const summary = () => within(screen.getByRole('complementary'));
/** As it is read, whatever elements it is in. */
const line = (name: string) =>
  (screen.getByRole('checkbox', { name: `Select ${name}` }).closest('li')?.textContent ?? '').replaceAll(/\s+/g, ' ');
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll(/\s+/g, ' ');

async function openCheckout(booking: Parameters<typeof CheckoutForm>[0]['booking'] = {}) {
  const view = renderInShop(
    <CheckoutForm
      booking={booking}
      countryCodes={['HK']}
      paymentMethods={['OFFLINE']}
      paymentOrigins={[]}
      lines={<TickedLines />}
    />,
  );
  await screen.findByText(/^[1-9] services? selected$/);
  await waitFor(() => expect(summary().queryByText('Calculating…')).toBeNull());
  return view;
}

beforeEach(() => {
  forgetDraft();
  cartDrawer.close();
});

describe('amounts', () => {
  it('of a cart in US dollars are all in US dollars: lines, drawer and totals', async () => {
    guest().currency = 'USD';
    const { unmount } = await openCheckout();
    expect(line('Window seat')).toContain('US$34,560.00');
    expect(summary().getAllByText('US$34,560.00').length).toBeGreaterThan(0);
    expect(text()).not.toContain('HK$34');
    unmount();
    cartDrawer.open(WINDOW_SEAT);
    renderInShop(<CartDrawer />);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(within(drawer).getAllByText(/^US\$34,560\.00$/)).toHaveLength(2));
    expect(text()).not.toContain('HK$');
  });
});

describe('a line of the cart', () => {
  // @spec-3.9
  it('has its unit price, points and savings, before and after', async () => {
    mock.fillCart([
      { product_variant_id: CLEANING, qty: 2 },
      { product_variant_id: WINDOW_SEAT, qty: 1 },
    ]);
    setDraft({ voucherCode: 'TEN', voucherText: 'TEN' });
    await openCheckout();
    expect(line('Post-renovation cleaning')).toContain('Original price HK$1,680.00 HK$1,510.00 each');
    expect(line('Post-renovation cleaning')).toContain('Originally 15,000 points 12,000 points each');
    expect(line('Post-renovation cleaning')).toContain('Originally 30,000 points plus 24,000 membership points');
    expect(line('Post-renovation cleaning')).toMatch(/Offers and voucher −HK\$[\d,.]+/);
    // one alone: the sum is the unit price
    expect(line('Window seat')).not.toContain('each');
    expect(plain(summary().getByText('Points used').closest('div') as HTMLElement)).toContain(
      'Before discount 30,000 24,000',
    );
  });
});

describe('a voucher', () => {
  it('is a line of its own, by its code', async () => {
    setDraft({ voucherCode: 'TEN', voucherText: 'TEN' });
    await openCheckout();
    expect(summary().getByText('Voucher TEN')).toBeTruthy();
  });
});

describe('what a shopper needs to know before paying', () => {
  const facts = { contact: { en: 'We will phone you tomorrow.' }, payment_hold: { en: 'It is held for seven days.' } };

  it('comes from the configuration and the services, once each', async () => {
    const note = { en: 'This amount is an estimate.' };
    const set = (payment_note: object | null) => {
      for (const catalog of mock.state().catalogs.values())
        Object.assign(catalog.variant(WINDOW_SEAT)!.product, { payment_note });
    };
    set(note);
    onTestFinished(() => set(null));
    await openCheckout(facts);
    expect(summary().getByText('No date is fixed yet. We will phone you tomorrow.')).toBeTruthy();
    expect(summary().getByText('All amounts are in Hong Kong dollars.')).toBeTruthy();
    expect(await summary().findByText('This amount is an estimate.')).toBeTruthy();
    expect(screen.getByText('It is held for seven days.')).toBeTruthy();
    expect(
      summary()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(
      expect.arrayContaining([
        '/terms-of-service/terms-and-conditions',
        '/terms-of-service/payment-terms-and-special-fees',
        '/terms-of-service/refund-policy',
      ]),
    );
  });
});

describe('a delivery that is still to be arranged', () => {
  const order = (more: Partial<Order> = {}): Order => ({
    ...structuredClone(mock.state().orders.get('order-260615')!.order),
    ...more,
  });

  // @spec-3.8
  it('the appointment has points, unit prices, savings, the voucher and how many gifts, in its own currency', () => {
    const [item] = order().items;
    const rich = order({
      currency: 'USD',
      voucher_code: 'KY8P2026',
      discounts: [{ slug: 'KY8P2026', title: { en: 'Furniture voucher' }, amount: 20 }],
      items: [
        {
          ...item!,
          product_variant_id: CURTAINS,
          qty: 2,
          original_price_per_unit: 120,
          discounted_price_per_unit: 100,
          original_subtotal_price: 240,
          subtotal_price: 200,
          original_point_per_unit: 50,
          discounted_point_per_unit: 40,
          original_subtotal_point: 100,
          subtotal_point: 80,
          global_discount: 20,
        },
      ],
      gift_items: [
        {
          product_variant_id: 'g',
          qty: 3,
          product_title: { en: 'Sample box' },
          product_variant_title: null,
          image: item!.image,
        },
      ],
    });
    Object.assign(rich.calculations, {
      currency: 'USD',
      price_discount: { local: 40, global: 20 },
      point: { subtotal: 100, total: 80 },
    });
    const screenOf = (
      <>
        <OrderLines order={rich} />
        <OrderTotals order={rich} />
      </>
    );
    const { container, unmount } = renderInShop(screenOf);
    for (const words of [
      'Original price US$120.00 2 × US$100.00',
      'Originally 50 points 40 points each',
      'Original price US$240.00 US$200.00',
      'Originally 100 points plus 80 membership points',
      'Offers and voucher −US$20.00',
      'Gift × 3',
      'Voucher KY8P2026',
      'Before discount 100 80',
    ])
      expect(plain(container)).toContain(words);
    expect(plain(container)).not.toContain('HK$');
    unmount();
    const sheet = renderInShop(<OrderSheet order={rich} shop={{ offline_payment: null, whatsapp: '' }} />).container;
    for (const words of [
      'Original price US$120.00 US$100.00',
      'Originally 100 points plus 80 membership points',
      'Offers and voucher −US$20.00',
    ])
      expect(plain(sheet)).toContain(words);
  });
});
