import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { getDraft } from '@/lib/checkout/draft';
import { mockSession } from '../session/shop.tsx';
import { openOrder, TRANSFER_SHOP as SHOP } from './order-page.tsx';

const mock = mockSession('registered');
const ID = 'order-269102';
const order = () => mock.state().orders.get(ID)!.order;
const calls = () =>
  mock.requests().flatMap(({ call }) => (call === 'addToCart' || call === 'cancelOrder' ? [call] : []));

beforeEach(
  () => void Object.assign(order(), { current_status: 'submitted', payment_status: 'failed', is_paid: false }),
);

describe('an online payment that has not come', () => {
  it.each(['waiting', 'failed', 'cancelled'] as const)('A2: is made again, with the voucher (%s)', async (status) => {
    Object.assign(order(), { payment_status: status, voucher_code: 'KY1200A' });
    mock.fillCart([{ product_variant_id: 'svc-window-seat-6ft-walnut', qty: 1 }]);
    openOrder(ID, SHOP);
    expect(await screen.findByText('Voucher KY1200A will be applied again.')).toBeTruthy();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Pay online again' }));
    await waitFor(() => expect(order().current_status).toBe('cancelled'));
    await waitFor(() =>
      expect(getDraft()).toMatchObject({
        voucherCode: 'KY1200A',
        voucherText: 'KY1200A',
        payment: 'ONLINE',
        unticked: ['svc-window-seat-6ft-walnut'],
      }),
    );
    expect(calls()).toEqual([...order().items.map(() => 'addToCart'), 'cancelOrder']);
  });

  it.each([
    ['the shop takes no online payments', { payment_methods: ['OFFLINE'] }, {}],
    ['it is paid', {}, { payment_status: 'paid', is_paid: true }],
    ['the price is an estimate', {}, { payment_note: { en: 'An estimate' } }],
    ['the appointment is cancelled', {}, { current_status: 'cancelled' }],
  ])('is not offered where %s', async (_, shop, change) => {
    Object.assign(order(), change);
    openOrder(ID, { ...SHOP, ...(shop as Partial<typeof SHOP>) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Appointment AHK-269102' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay online again' })).toBeNull();
  });

  it('is not made again where it has come while the page was open', async () => {
    openOrder(ID, SHOP);
    const again = await screen.findByRole('button', { name: 'Pay online again' });
    Object.assign(order(), { payment_status: 'paid', is_paid: true });
    await userEvent.click(again);
    expect(await screen.findByText('Submitted · Paid')).toBeTruthy();
    expect(calls()).toEqual([]);
  });

  it.each([
    ['of the configured origin', 'https://pay.example.hk/1', true],
    ['of another one', 'https://evil.example/1', false],
    ['that is none', 'javascript:alert(1)', false],
  ])('is made on its payment page: one %s', async (_, return_url, isTaken) => {
    Object.assign(order(), { return_url, payment_error: { en: 'Your bank declined the card' } });
    openOrder(ID, { ...SHOP, payment_origins: ['https://pay.example.hk'] });
    expect(await screen.findByText(/^Your bank declined the card\. The payment did not go through/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay now' })?.getAttribute('href')).toBe(
      isTaken ? return_url : undefined,
    );
    expect(screen.queryByRole('button', { name: 'Pay online again' }) === null).toBe(isTaken);
  });

  it.each(['waiting', 'failed', 'cancelled'] as const)('that is %s can be made by transfer', async (status) => {
    order().payment_status = status;
    openOrder(ID, SHOP);
    const transfer = within(await screen.findByRole('region', { name: 'Transfer instead' }));
    expect(transfer.getByText('123-456')).toBeTruthy();
    expect(transfer.getByRole('img', { name: /^FPS QR code: HK\$.*AHK-269102$/ })).toBeTruthy();
    expect(transfer.getByRole('link', { name: 'Send proof by WhatsApp' }).getAttribute('href')).toContain('AHK-269102');
    // the backend takes no proof for an online payment
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
    // a second appointment beside this one
    expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull();
  });

  it.each<[string, Partial<typeof SHOP>]>([
    ['the shop takes no transfers', { payment_methods: ['ONLINE'] }],
    ['the shop has no account to transfer to', { offline_payment: null }],
  ])('cannot where %s', async (_, shop) => {
    openOrder(ID, { ...SHOP, ...shop });
    expect(await screen.findByRole('heading', { name: 'Payment failed' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Transfer instead' })).toBeNull();
  });
});
