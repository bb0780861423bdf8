import { expect, it } from 'vitest';
import { OrderSchema } from '@/lib/order/schema';
import { orderView } from '@/lib/order/view';

const ORDER = OrderSchema.parse({
  _id: 'order',
  reference_number: 'A-1',
  created_at: '2026-11-18T03:20:00Z',
  current_status: 'completed',
  total: 100,
  items: [],
  calculations: { currency: 'HKD', price: { subtotal: 100, total: 100 }, point: { subtotal: 0, total: 0 } },
  delivery_details: { name: 'Chan', address: 'Flat A', area_code: '+852', phone: '91234567' },
  delivery_info: { country_code: 'HK', method: 'SELF_PICKUP', courier_id: null },
  checkout: {},
});
const MEMBER = { isLookedUp: false, isRegistered: true, refusal: null };

it('offers a member a review and the list of appointments', () =>
  expect(orderView(ORDER, MEMBER)).toMatchObject({
    isReadOnly: false,
    isReviewable: true,
    list: 'appointments',
    notice: null,
    isToKeep: false,
  }));

it.each([
  ['was looked up', { isLookedUp: true, isRegistered: false, refusal: 'latest' }, 'guestView', true],
  ['may not be changed', { ...MEMBER, refusal: 'readOnly' }, 'readOnly', true],
  ['was not changed', { ...MEMBER, refusal: 'latest' }, 'updateFailed', false],
] as const)('says what an order that %s can be used for', (_name, visit, notice, isReadOnly) => {
  expect(orderView(ORDER, visit)).toMatchObject({ notice, isReadOnly, isReviewable: !isReadOnly });
});

it('shows a proof beside the order unless the next step does', () => {
  const shows = (current_status: 'pending' | 'cancelled') => orderView({ ...ORDER, current_status }, MEMBER).showsProof;
  expect([shows('pending'), shows('cancelled')]).toEqual([false, true]);
});
