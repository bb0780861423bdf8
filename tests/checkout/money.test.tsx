import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { OrderLines, OrderTotals } from '@/components/order/order-lines';
import { OrderSheet } from '@/components/order/order-sheet';
import { cartDrawer } from '@/lib/cart/drawer';
import { forgetDraft, setDraft } from '@/lib/checkout/draft';
import type { Order } from '@/lib/order/schema';
import { cartOf, item, WINDOW_SEAT } from '../cart/samples.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { fillRecipient, openCart, submitButton, summary } from './cart-page.tsx';

const mock = mockSession('guest', [{ product_variant_id: WINDOW_SEAT, qty: 2 }]);

const CLEANING = 'svc-post-renovation-cleaning-under-300';
const CURTAINS = 'svc-motorised-curtains-6ft';
const guest = () => mock.state().guest('guest-in-test');
const text = () => document.body.textContent ?? '';
/** As it is read, whatever elements it is in. */
const line = (name: string) =>
  (screen.getByRole('checkbox', { name: `Select ${name}` }).closest('li')?.textContent ?? '').replaceAll(/\s+/g, ' ');
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll(/\s+/g, ' ');

beforeEach(() => {
  forgetDraft();
  cartDrawer.close();
});

describe('amounts', () => {
  // @spec-3.7
  it('of a cart in US dollars are all in US dollars: lines, drawer and totals', async () => {
    guest().currency = 'USD';
    const { unmount } = await openCart();
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

  it('from before and after a change of the currency are each shown in their own', async () => {
    await openCart();
    fillRecipient();
    guest().currency = 'USD';
    const { settings, catalogs } = mock.state();
    catalogs
      .get(settings.mainStoreId)
      ?.patch('svc-window-seat', { variant_id: WINDOW_SEAT, price: 18_000, original_price: 18_000 });
    await userEvent.click(submitButton());
    const dialog = await screen.findByRole('dialog', { name: 'Your requests have changed' });
    expect(within(dialog).getByText('HK$17,280.00 → US$18,000.00')).toBeTruthy();
  });
});

describe('a total of nothing or less', () => {
  const ALL = '/stores/{store_id}/shopping-cart/all';
  /** What the backend would calculate, with another total. */
  function calculateTotal(total: number) {
    mock.fault({
      path: ALL,
      body: cartOf([item(WINDOW_SEAT, 2)], { calculations: { price: { subtotal: 200, total } } }),
    });
  }

  it('that a calculation left is nothing to pay', async () => {
    calculateTotal(-0.004);
    await openCart();
    expect(plain(submitButton())).toBe('Submit appointment');
    expect(text()).not.toContain('−HK$0.00');
    expect(submitButton().getAttribute('aria-disabled')).toBeNull();
  });

  it('below zero is not offered for payment', async () => {
    calculateTotal(-50);
    await openCart();
    expect(plain(submitButton())).toBe('Submit appointment');
    expect(submitButton().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/^The total is below zero/)).toBeTruthy();
    fillRecipient();
    await userEvent.click(submitButton());
    expect(mock.requests({ call: 'checkout' })).toEqual([]);
  });
});

// @spec-3.9
it('a line of the cart has its unit price, points and savings, before and after', async () => {
  mock.fillCart([
    { product_variant_id: CLEANING, qty: 2 },
    { product_variant_id: WINDOW_SEAT, qty: 1 },
  ]);
  setDraft({ voucherCode: 'TEN', voucherText: 'TEN' });
  await openCart();
  expect(line('Post-renovation cleaning')).toContain('HK$1,510.00 eachOriginal price HK$1,680.00');
  expect(line('Post-renovation cleaning')).toContain('Originally 15,000 points 12,000 points each');
  expect(line('Post-renovation cleaning')).toContain('Originally 30,000 points plus 24,000 membership points');
  expect(line('Post-renovation cleaning')).toContain('HK$3,020.00Original price HK$3,360.00');
  // one alone: the sum is the unit price
  expect(line('Window seat')).not.toContain('each');
  expect(plain(summary().getByText('Points used').closest('div') as HTMLElement)).toContain(
    'Before discount 30,000 24,000',
  );
});

describe('what a shopper needs to know before paying', () => {
  it('stands at the button: cancelling, no account, a person to ask; and beside the method, the cards', async () => {
    await openCart({
      booking: {
        cancellation: { en: 'Cancel before work begins.' },
        cards: { en: 'Visa and Mastercard' },
        payment_hold: { en: 'It is held for seven days.' },
      },
      paymentMethods: ['ONLINE', 'OFFLINE'],
      contact: { phone: '+852 0000 0000', whatsapp: '85200000000' },
    });
    expect(summary().getByText('Cancel before work begins.')).toBeTruthy();
    expect(summary().getByText('You can book without an account.')).toBeTruthy();
    expect(summary().getByRole('link', { name: '+852 0000 0000' }).getAttribute('href')).toBe('tel:+85200000000');
    expect(summary().getByRole('link', { name: 'WhatsApp us' }).getAttribute('href')).toBe('https://wa.me/85200000000');
    expect(screen.getByText('Visa and Mastercard')).toBeTruthy();
    expect(screen.getByText('It is held for seven days.')).toBeTruthy();
  });

  it('leaves out what is not configured, or says it in general', async () => {
    mock.become('registered', [{ product_variant_id: WINDOW_SEAT, qty: 1 }]);
    await openCart();
    expect(summary().queryByText('Questions before you pay?')).toBeNull();
    expect(summary().queryByText('You can book without an account.')).toBeNull();
    expect(summary().getByText(/^No date is fixed yet\. We will contact you to arrange a time\./)).toBeTruthy();
    expect(screen.queryByText(/held/)).toBeNull();
  });

  const facts = { contact: { en: 'We will phone you tomorrow.' }, payment_hold: { en: 'It is held for seven days.' } };

  it('comes from the configuration and the services, once each', async () => {
    const note = { en: 'This amount is an estimate.' };
    const set = (payment_note: object | null) => {
      for (const catalog of mock.state().catalogs.values())
        Object.assign(catalog.variant(WINDOW_SEAT)!.product, { payment_note });
    };
    set(note);
    onTestFinished(() => set(null));
    await openCart({ booking: facts });
    expect(summary().getByText('No date is fixed yet. We will phone you tomorrow.')).toBeTruthy();
    expect(summary().getByText('All amounts are in Hong Kong dollars.')).toBeTruthy();
    expect(await summary().findByText('This amount is an estimate.')).toBeTruthy();
    // an estimate is not paid before the visit
    expect(screen.getByText('Pay later: we contact you and make a site visit first')).toBeTruthy();
    expect(screen.queryByText('It is held for seven days.')).toBeNull();
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
  const ARRANGED = {
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
    courier_title: null,
  } as const;
  const unpaid = (more: Partial<Order> = {}) => {
    const one = order({ current_status: 'submitted', ...more });
    const items = one.items.map((item) => ({ ...item, kind: 'goods' as const }));
    return { ...one, items, calculations: { ...one.calculations, shipping_fee: 0 } };
  };

  it('is marked on the appointment and its printed sheet', () => {
    const { unmount } = renderInShop(<OrderTotals order={unpaid(ARRANGED)} />);
    expect(screen.getByText('To be arranged')).toBeTruthy();
    expect(screen.getByText('Total without shipping fee')).toBeTruthy();
    expect(screen.queryByText('Free')).toBeNull();
    unmount();
    renderInShop(<OrderSheet order={unpaid(ARRANGED)} shop={{ offline_payment: null, whatsapp: '' }} />);
    expect(screen.getByText('To be arranged')).toBeTruthy();
    expect(screen.getByText('Total without shipping fee')).toBeTruthy();
  });

  it('is over with the appointment, whose sheet no longer speaks of it', () => {
    for (const current_status of ['completed', 'cancelled'] as const) {
      const over = unpaid({ ...ARRANGED, current_status });
      const { unmount } = renderInShop(<OrderSheet order={over} shop={{ offline_payment: null, whatsapp: '' }} />);
      expect(screen.getByRole('heading', { name: 'Recipient' })).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/arrange|excl\. delivery|Shipping fee/);
      unmount();
    }
  });

  it('is no part of an appointment for services at home', () => {
    const home = unpaid(ARRANGED);
    const items = home.items.map((item) => ({ ...item, kind: 'works' as const }));
    renderInShop(<OrderSheet order={{ ...home, items }} shop={{ offline_payment: null, whatsapp: '' }} />);
    expect(screen.getByRole('heading', { name: 'Your details' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/deliver|recipient|to be arranged/i);
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
      '2 × US$100.00Original price US$120.00',
      'Originally 50 points 40 points each',
      'US$200.00Original price US$240.00',
      'Originally 100 points plus 80 membership points',
      'Gift × 3',
      'Voucher KY8P2026',
      'Before discount 100 80',
    ])
      expect(plain(container)).toContain(words);
    expect(plain(container)).not.toContain('HK$');
    unmount();
    const sheet = renderInShop(<OrderSheet order={rich} shop={{ offline_payment: null, whatsapp: '' }} />).container;
    for (const words of ['US$100.00Original price US$120.00', 'Originally 100 points plus 80 membership points'])
      expect(plain(sheet)).toContain(words);
  });
});
