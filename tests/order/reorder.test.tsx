import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockSession } from '../session/shop.tsx';
import { openOrder } from './order-page.tsx';

const mock = mockSession('registered');

const COMPLETED = 'order-261003';
const CABINET = 'svc-entrance-shoe-cabinet-4ft-oak';
const SEAT = 'svc-window-seat-6ft-walnut';
const button = () => screen.findByRole('button', { name: 'Book again' });
const added = () => mock.requests({ call: 'addToCart' }).map(({ body }) => body);

function retire(variantId: string) {
  for (const catalog of mock.state().catalogs.values()) {
    const found = catalog.variant(variantId);
    if (found) catalog.patch(found.product._id, { variant_id: variantId, is_available: false });
  }
}

describe('book again', () => {
  it('puts every line back with its quantity, once, however often it is clicked', async () => {
    openOrder('order-260615');
    await userEvent.dblClick(await button());
    const said = await screen.findByText('1 service has been added to your request list.');
    expect(
      within(said.closest('[role=status]') as HTMLElement)
        .getByRole('link', { name: 'View request list' })
        .getAttribute('href'),
    ).toBe('/shop/main/cart');
    await userEvent.click(await button());
    expect(added()).toEqual([{ product_variant_id: 'svc-motorised-curtains-6ft', qty: 2 }]);
  });

  it('says so when nothing is left to book', async () => {
    retire(SEAT);
    retire(CABINET);
    openOrder(COMPLETED);
    await userEvent.click(await button());
    const note = (await screen.findByText('None of these services could be added to your request list.')).closest(
      '[role=status]',
    ) as HTMLElement;
    expect(within(note).getByText('Entrance shoe cabinet')).toBeTruthy();
    expect(within(note).getByRole('link', { name: 'Browse services' })).toBeTruthy();
  });

  it.each(['order-261118', 'order-261110', 'order-260824'])('is not offered for %s: open, or a project', async (id) => {
    openOrder(id);
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull();
  });
});
