import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CartStates } from '@/app/[locale]/shop/main/cart/cart-states';
import { TickedLines } from '@/app/[locale]/shop/main/cart/ticked-lines';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { LIGHTING, WINDOW_SEAT } from './samples.ts';

const mock = mockSession('guest');
const removeFirst = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: /^Remove:/ }))[0] as HTMLElement);

beforeEach(() => {
  mock.fillCart([
    { product_variant_id: WINDOW_SEAT, qty: 3 },
    { product_variant_id: LIGHTING, qty: 1 },
  ]);
  renderInShop(
    <main>
      <CartStates skeleton={null}>
        <TickedLines />
      </CartStates>
    </main>,
  );
});

it('is no longer offered where the removal was refused', async () => {
  mock.fault({ method: 'POST', path: '/stores/{store_id}/shopping-cart/add-to-cart', status: 500, times: 3 });
  await removeFirst();
  expect(await screen.findByText('Could not update your request list. It has been reloaded; check it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
