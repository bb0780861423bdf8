import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { getCart } from '@/lib/cart/api';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { cartCalls } from '@/lib/cart/schema';
import { formatMoney } from '@/lib/format/money';
import messages from '@/messages/en.json';
import { inPhpShapes } from '../api/php-shapes.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { CartPage } from '../checkout/cart-page.tsx';
import { cartOf, item, LIGHTING, WINDOW_SEAT } from './samples.ts';

const mock = mockSession('guest', [{ product_variant_id: WINDOW_SEAT, qty: 1 }]);

/** The cart with a second line, of which parts are something else. */
const response = (parts: object) => {
  const cart = cartOf([item(WINDOW_SEAT, 1), item(LIGHTING, 1)]);
  mock.fault({
    call: 'getCart',
    body: { ...cart, cart_items: cart.cart_items.map((line, index) => (index === 1 ? { ...line, ...parts } : line)) },
  });
};
const rows = () => within(screen.getByRole('main')).getAllByRole('button', { name: /^Remove:/ });
const open = () =>
  renderInShop(
    <main>
      <CartPage />
    </main>,
  );
const submit = () => screen.getAllByRole('button', { name: /^Submit/ }).at(-1)!;

it.each([
  ['no picture', { image: '' }],
  ['a title that is none', { product_title: [] }],
])('a line with %s is shown, and can be submitted', async (_, parts) => {
  response(parts);
  open();
  await waitFor(() => expect(rows()).toHaveLength(2));
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull());
  expect(screen.queryByText(/cannot be shown/)).toBeNull();
  // named by its variant where the service has no name
  for (const row of rows()) expect(row.getAttribute('aria-label') ?? row.textContent).toMatch(/^Remove: ./);
});

it('a list in the shapes of PHP is shown with its sums, and can be submitted', async () => {
  const cart = cartOf([item(WINDOW_SEAT, 2), item(LIGHTING, 1)]);
  mock.fault({ call: 'getCart', body: inPhpShapes(cartCalls.getCart.response, cart) });
  open();
  await waitFor(() => expect(rows()).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain(formatMoney(300, 'HKD', 'en')));
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull());
});

it('a line that cannot be read is said, and nothing is submitted until it can', async () => {
  response({ subtotal_price: 'much' });
  open();
  const said = await screen.findByText(/One service in your requests cannot be shown/);
  expect(rows()).toHaveLength(1);
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  expect(said.closest(`#${submit().getAttribute('aria-describedby') ?? 'none'}`)).toBeTruthy();
  await userEvent.click(submit());
  expect(mock.requests({ call: 'checkout' })).toHaveLength(0);

  mock.clearFaults();
  await userEvent.click(screen.getByRole('button', { name: messages.Common.retry }));
  await waitFor(() => expect(screen.queryByText(/cannot be shown/)).toBeNull());
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull());
});

it('a cart of which no line can be read is not empty', async () => {
  mock.fault({ call: 'getCart', body: { ...cartOf([]), cart_items: [{ qty: 1 }] } });
  open();
  await screen.findByText(/One service in your requests cannot be shown/);
  expect(screen.queryByText(messages.Common.noRequests)).toBeNull();
  expect(await getCart(DEFAULT_CHOICES)).toMatchObject({ unread_lines: 1 });
});
