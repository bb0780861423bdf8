import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CartDrawer } from '@/components/cart/cart-drawer';
import { OrderConfirmation } from '@/components/order/order-confirmation';
import { OrderSheet } from '@/components/order/order-sheet';
import { cartDrawer } from '@/lib/cart/drawer';
import { forgetDraft, setDraft } from '@/lib/checkout/draft';
import { SEED } from '../mock-backend/data/seed.ts';
import { WINDOW_SEAT } from '../cart/samples.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { openCart } from './cart-page.tsx';

/** An offer of its own, a price high enough for the storewide discount, and a plain line. */
const LINES = [
  { product_variant_id: 'svc-post-renovation-cleaning-under-300', qty: 2 },
  { product_variant_id: 'svc-whole-home-renovation-500-800-standard', qty: 1 },
  { product_variant_id: WINDOW_SEAT, qty: 3 },
];
const mock = mockSession('guest', LINES);

const AMOUNT = /^−?[A-Z]{2}\$[\d,]+\.\d\d$/;
const cents = (amount: string): number => Math.round(Number(amount.replaceAll(/[^\d.−]/g, '').replace('−', '-')) * 100);
const sum = (amounts: number[]): number => amounts.reduce((left, right) => left + right, 0);
const words = (element: Element): string => element.textContent ?? '';

/** What a line comes to before offers: struck below what is paid where there is one, else the only sum. */
const lineAmounts = (place: Element, lines = 'li'): number[] =>
  [...place.querySelectorAll(lines)].flatMap((line) =>
    [...line.querySelectorAll('span, s')]
      .map(words)
      .filter((text) => AMOUNT.test(text))
      .slice(-1)
      .map(cents),
  );

/** The rows of the sums by name, and their total. */
function sumsIn(place: Element): { rows: [string, number][]; total: [string, number] } {
  const list = [...place.querySelectorAll('dl')].find((one) => one.querySelector('[data-total]'));
  const rows = [...(list?.children ?? [])].map((row): [string, number] => {
    const amount = words(row.querySelector('dd')!);
    return [words(row.querySelector('dt > span')!), AMOUNT.test(amount) ? cents(amount) : 0];
  });
  return { rows: rows.slice(0, -1), total: rows.at(-1)! };
}

/** The lines, at their original prices, add up to the subtotal, and with the rows below it to the total. */
function expectSums(place: Element, lines?: string): ReturnType<typeof sumsIn> {
  const amounts = lineAmounts(place, lines);
  const { rows, total } = sumsIn(place);
  expect(amounts.length).toBeGreaterThan(0);
  const subtotal = rows.find(([name]) => name.startsWith('Subtotal'));
  expect(sum(amounts), `${amounts.join(' + ')}: ${JSON.stringify(rows)}`).toBe((subtotal ?? total)[1]);
  if (subtotal) expect(sum(rows.map(([, amount]) => amount))).toBe(total[1]);
  return { rows, total };
}

beforeEach(() => {
  forgetDraft();
  cartDrawer.close();
});

describe('A10: what stands together adds up', () => {
  const names = ({ rows, total }: ReturnType<typeof sumsIn>) => [...rows, total].map(([name]) => name);

  async function openDrawer() {
    cartDrawer.open();
    renderInShop(<CartDrawer />);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(words(drawer)).toMatch(/(Total|Estimate) without shipping fee/));
    await waitFor(() => expect(within(drawer).queryByText('Calculating…')).toBeNull());
    return drawer;
  }

  it('in the drawer, with the discounts as lines and the sum called what it is', async () => {
    expect(names(expectSums(await openDrawer()))).toEqual([
      'Subtotal at original prices',
      'Service discount',
      'Storewide discount',
      'Estimate without shipping fee',
    ]);
  });

  it('in a drawer without a discount, where nothing but the total is said', async () => {
    mock.fillCart([{ product_variant_id: WINDOW_SEAT, qty: 3 }]);
    expect(names(expectSums(await openDrawer()))).toEqual(['Total without shipping fee']);
  });

  it('in a drawer with a service that is unavailable, whose price is not counted', async () => {
    mock.fillCart(LINES);
    for (const catalog of mock.state().catalogs.values()) catalog.patch('svc-window-seat', { is_available: false });
    const drawer = await openDrawer();
    expect(lineAmounts(drawer)).toHaveLength(2);
    expectSums(drawer);
    expect(within(drawer).getByText('Unavailable')).toBeTruthy();
  });

  it.each([
    [
      'without a voucher',
      null,
      ['Subtotal at original prices', 'Service discount', 'Storewide discount', 'Shipping fee', 'Points used'],
    ],
    [
      'with one',
      'TEN',
      [
        'Subtotal at original prices',
        'Service discount',
        'Storewide discount',
        'Voucher TEN',
        'Shipping fee',
        'Points used',
      ],
    ],
  ])('in the cart, %s', async (_, voucherCode, expected) => {
    if (voucherCode) setDraft({ voucherCode, voucherText: voucherCode });
    await openCart();
    await screen.findByText('3 services selected');
    await waitFor(() => expect(screen.queryAllByText('Calculating…')).toEqual([]));
    const { rows } = expectSums(document.body, 'li:has(input[type=checkbox])');
    expect(rows.map(([name]) => name)).toEqual(expected);
    expect(words(document.body)).not.toContain('Offers and voucher');
  });

  it.each(SEED.orders.map(({ _id }) => _id))('on the result, the page and the paper of %s', (id) => {
    const { order } = mock.state().orders.get(id)!;
    const result = renderInShop(<OrderConfirmation order={order} />);
    const { total } = expectSums(result.container);
    expect(total[1]).toBe(cents(`HK$${order.total.toFixed(2)}`));
    result.unmount();
    const paper = renderInShop(<OrderSheet order={order} shop={{ offline_payment: null, whatsapp: '' }} />);
    expectSums(paper.container.querySelector('article')!, 'table:first-of-type tbody tr');
  });
});
