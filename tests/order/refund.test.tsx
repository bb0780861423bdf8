import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { formDraft } from '@/lib/form/draft';
import { SEED } from '../mock-backend/data/seed.ts';
import { mockSession } from '../session/shop.tsx';
import { openOrder, TRANSFER_SHOP } from './order-page.tsx';

vi.mock('@/lib/upload/api', () => import('../upload/fake-upload.ts'));

const PAID = 'order-250926';
const ONE_LINE = 'order-260814';
/** Cancelled: the backend no longer calls it paid. */
const CANCELLED = 'order-260615';
const mock = mockSession('registered');

const recordOf = (id: string) => mock.state().orders.get(id)!;
const { booking } = SEED.configuration;
const TIMES = ['refund_check', 'refund_return'] as const;
async function open(id = PAID) {
  openOrder(id, { ...TRANSFER_SHOP, booking });
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
  it.each([
    ['order-261003', /^Waiting for approval/, /^We are checking your refund request/, ['refund_check'], 1],
    ['order-260306', /^Approved/, /^Your refund request has been approved/, ['refund_return'], 0],
    ['order-260502', /^Rejected/, /^Your refund request was not approved/, [], 0],
  ] as const)('says how it stands, what follows and what it is for: %s', async (id, badge, text, times, ways) => {
    const { order, refund: made } = recordOf(id);
    const [item] = order.items;
    const items = [{ ...item!, qty: 3, product_variant_title: { en: 'The former name' } }];
    Object.assign(made!, { created_at: new Date().toISOString(), items });
    // the backend may no longer call it paid
    order.is_paid = false;
    const refund = await open(id);
    expect(await refund.findByText(badge)).toBeTruthy();
    expect(refund.getByText(text)).toBeTruthy();
    expect(TIMES.filter((time) => refund.queryByText(booking[time]!.en!))).toEqual(times);
    expect(refund.queryAllByText(/withdraw/)).toHaveLength(ways);
    expect(refund.getByRole('list', { name: 'Services to refund' }).textContent).toMatch(/The former name× 1$/);
    expect(refund.queryByRole('button', { name: 'Request a refund' })).toBeNull();
  });

  it('is offered for an order that is paid, with how long it takes, and for no other', async () => {
    openOrder(CANCELLED);
    await waitFor(() => expect(mock.requests({ call: 'getRefundRequest' })).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Refund request' })).toBeNull();
    cleanup();
    const refund = await open();
    expect(await refund.findByText('No refund has been requested.')).toBeTruthy();
    for (const time of TIMES) expect(refund.getByText(booking[time]!.en!)).toBeTruthy();
  });

  it.each([true, false])('is shown in place of the form where another tab has made it: %s', async (isSecond) => {
    const refund = await open(ONE_LINE);
    await ask('Asked for twice.');
    if (isSecond) recordOf(ONE_LINE).refund = { ...recordOf('order-260502').refund!, reason: 'Asked for elsewhere.' };
    else mock.fault({ path: '/orders/{id}/refund-request', method: 'POST', status: 422, times: 1 });
    await send();
    const twice = 'A refund has already been requested. The latest status is shown.';
    expect(await screen.findByText(isSecond ? twice : /What you wrote is still here/)).toBeTruthy();
    if (!isSecond) return expect(screen.queryByText(twice)).toBeNull();
    const written = await refund.findByText('Asked for elsewhere.');
    await waitFor(() => expect(document.activeElement).toBe(written.closest('[tabindex]')));
    expect(formDraft(`refund.${ONE_LINE}`).get()).toEqual({});
  });

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
    expect(refund.queryByText('No refund has been requested.')).toBeNull();
    await ask('Asked for unseen');
    await send();
    const badge = await refund.findByText('Waiting for approval');
    // its form is gone
    await waitFor(() => expect(document.activeElement).toBe(badge.closest('[tabindex]')));
    await waitFor(() => expect(recordOf(ONE_LINE).refund?.reason).toBe('Asked for unseen'));
  });
});
