import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { mockSession } from '../session/shop.tsx';
import { openOrder } from './order-page.tsx';

vi.mock('@/lib/upload/api', () => import('../upload/fake-upload.ts'));

const PAID = 'order-250926';
const ONE_LINE = 'order-260814';
const mock = mockSession('registered');

const recordOf = (id: string) => mock.state().orders.get(id)!;
async function open(id = PAID) {
  openOrder(id);
  return within(await screen.findByRole('region', { name: 'Refund request' }));
}
/** Opens the form, which is loaded with the first one. */
async function ask(why?: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Request a refund' }));
  const field = await screen.findByLabelText('Refund reason');
  if (why) await userEvent.type(field, why);
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit refund request' }));
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Refund reason');

describe('a refund request', () => {
  // @spec-3.14
  it('takes fewer of a service than were ordered, and no other number', async () => {
    recordOf(ONE_LINE).order.items[0]!.qty = 4;
    await open(ONE_LINE);
    await ask('Two visits fell away.');
    const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity: Site supervision' });
    fireEvent.change(quantity, { target: { value: '7' } });
    fireEvent.blur(quantity);
    await send();
    expect(screen.getByText('Enter a whole number from 1 to 4.')).toBeTruthy();
    expect(document.activeElement).toBe(quantity);
    // pasted, in digits of another script
    fireEvent.change(quantity, { target: { value: '\u202d٢\u202c' } });
    fireEvent.blur(quantity);
    await send();
    await waitFor(() =>
      expect(recordOf(ONE_LINE).refund?.refund_items).toEqual([
        { product_variant_id: 'svc-site-supervision-4', qty: 2 },
      ]),
    );
  });

  it('disappears when it fails, and the form keeps what was written', async () => {
    const held = mock.hold({ path: '/orders/{id}/refund-request', method: 'POST', status: 500, times: 1 });
    const refund = await open();
    await ask();
    await userEvent.click(screen.getByRole('checkbox', { name: /Flat inspection/ }));
    await userEvent.type(reason(), 'Kept.');
    await send();
    expect(await refund.findByText('Sending…')).toBeTruthy();
    held.release();
    expect(await screen.findByText(/What you wrote is still here\./)).toBeTruthy();
    expect(refund.queryByText('Sending…')).toBeNull();
    expect(reason().value).toBe('Kept.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Flat inspection/ }).checked).toBe(true);
    await send();
    await waitFor(() => expect(recordOf(PAID).refund?.reason).toBe('Kept.'));
  });

  // @spec-8.6
  it('can be sent when the earlier one cannot be loaded', async () => {
    mock.fault({ path: '/orders/{id}/refund-request', method: 'GET', status: 500, times: 2 });
    const refund = await open(ONE_LINE);
    expect(await refund.findByText('Could not load the refund request. Try again.')).toBeTruthy();
    await ask('Asked for unseen');
    await send();
    expect(await refund.findByText('Waiting for approval')).toBeTruthy();
    await waitFor(() => expect(recordOf(ONE_LINE).refund?.reason).toBe('Asked for unseen'));
  });
});
