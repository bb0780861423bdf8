import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockSession } from '../session/shop.tsx';
import { openOrder } from './order-page.tsx';

const mock = mockSession('registered');
const ID = 'order-261025';
const order = () => mock.state().orders.get(ID)!.order;
const FACTS = {
  bank: { en: 'Test Bank' },
  account_name: 'Studio Limited',
  account_number: '123-456',
  fps_id: '1234567',
};
const SHOP: NonNullable<Parameters<typeof openOrder>[1]> = {
  offline_payment: FACTS,
  payment_methods: ['ONLINE', 'OFFLINE'],
  whatsapp: '+852 6000 0000',
};
const panel = () => screen.queryByRole('region', { name: 'Pay by transfer instead' });

beforeEach(
  () => void Object.assign(order(), { current_status: 'submitted', payment_status: 'failed', is_paid: false }),
);

describe('an online payment that came to nothing', () => {
  it.each(['failed', 'cancelled'] as const)(
    '%s: can be made by transfer, with the proof sent to the studio',
    async (status) => {
      order().payment_status = status;
      openOrder(ID, SHOP);
      const transfer = within(await screen.findByRole('region', { name: 'Pay by transfer instead' }));
      expect(transfer.getByText('123-456')).toBeTruthy();
      expect(transfer.getByRole('img', { name: /^FPS QR code: HK\$.*AHK-261025$/ })).toBeTruthy();
      expect(transfer.getByRole('link', { name: 'Send proof by WhatsApp' }).getAttribute('href')).toContain(
        'AHK-261025',
      );
      // the backend takes no proof for an online payment
      expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
      // a second appointment beside this one
      expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull();
    },
  );

  it.each<[string, Partial<typeof SHOP>]>([
    ['the shop takes no transfers', { payment_methods: ['ONLINE'] }],
    ['the shop has no account to transfer to', { offline_payment: null }],
  ])('cannot where %s', async (_, shop) => {
    openOrder(ID, { ...SHOP, ...shop });
    expect(await screen.findByRole('heading', { name: 'Payment failed' })).toBeTruthy();
    expect(panel()).toBeNull();
  });
});
