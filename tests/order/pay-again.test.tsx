import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { getDraft } from '@/lib/checkout/draft';
import { mockSession } from '../session/shop.tsx';
import { openOrder } from './order-page.tsx';

const mock = mockSession('registered');
const ID = 'order-261025';
const SHOP: NonNullable<Parameters<typeof openOrder>[1]> = {
  offline_payment: null,
  whatsapp: '',
  payment_methods: ['ONLINE', 'OFFLINE'],
};
const order = () => mock.state().orders.get(ID)!.order;
const calls = () =>
  mock.requests().flatMap(({ call }) => (call === 'addToCart' || call === 'cancelOrder' ? [call] : []));

beforeEach(
  () => void Object.assign(order(), { current_status: 'submitted', payment_status: 'failed', is_paid: false }),
);

describe('an online payment that came to nothing', () => {
  it.each([
    ['en', 'failed', 'Pay online again', 'Voucher KY1200A is applied again.'],
    ['en', 'cancelled', 'Pay online again', 'Voucher KY1200A is applied again.'],
    ['zh', 'failed', '再次網上付款', '優惠券 KY1200A 會再次套用。'],
    ['cn', 'failed', '重新在线支付', '优惠券 KY1200A 将再次使用。'],
  ] as const)(
    'A2: is made again from the checkout, with the voucher, once the appointment is cancelled (%s, %s)',
    async (locale, status, name, said) => {
      Object.assign(order(), { payment_status: status, voucher_code: 'KY1200A' });
      openOrder(ID, SHOP, locale);
      expect(await screen.findByText(said)).toBeTruthy();
      await userEvent.dblClick(await screen.findByRole('button', { name }));
      await waitFor(() => expect(order().current_status).toBe('cancelled'));
      await waitFor(() =>
        expect(getDraft()).toMatchObject({ voucherCode: 'KY1200A', voucherText: 'KY1200A', payment: 'ONLINE' }),
      );
      expect(calls()).toEqual([...order().items.map(() => 'addToCart'), 'cancelOrder']);
    },
  );

  it.each([
    ['the shop takes no online payments', { payment_methods: ['OFFLINE'] }, {}],
    ['the payment may still be confirmed', {}, { payment_status: 'waiting' }],
    ['it is paid', {}, { payment_status: 'paid', is_paid: true }],
    ['the appointment is cancelled', {}, { current_status: 'cancelled' }],
  ])('is not offered where %s', async (_, shop, change) => {
    Object.assign(order(), change);
    openOrder(ID, { ...SHOP, ...(shop as Partial<typeof SHOP>) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Appointment AHK-261025' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay online again' })).toBeNull();
  });
});
