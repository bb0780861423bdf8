import { describe, expect, it } from 'vitest';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { linesOf } from '@/lib/cart/lines';
import type { Cart } from '@/lib/cart/schema';
import { acceptChanges } from '@/lib/checkout/compare';
import { addressNote, checkoutView } from '@/lib/checkout/view';
import { voucherView } from '@/lib/checkout/voucher-view';
import { cartOf, item } from '../cart/samples.ts';
import { submissionOf } from './samples.ts';

const choicesOf = (...ids: string[]) => ({ ...DEFAULT_CHOICES, checkout_product_variant_ids: ids });
const viewOf = (cart: Cart, more: Partial<Parameters<typeof checkoutView>[0]> = {}) =>
  checkoutView({
    lines: linesOf(cart),
    choices: choicesOf('a'),
    cart,
    isCalculating: false,
    hasFailed: false,
    isDelivered: false,
    isUnread: false,
    paymentMethods: ['ONLINE', 'OFFLINE'],
    chosen: null,
    ...more,
  });

describe('checkoutView', () => {
  it('takes the ticked lines alone, and may be sent', () => {
    const view = viewOf(cartOf([item('a', 1), item('b', 2)]));
    expect(view.booked.map((line) => line.product_variant_id)).toEqual(['a']);
    expect(view).toMatchObject({ mayBeSent: true, hasBar: true, voucher: 'refused', isWithheld: false });
    expect(view).toMatchObject({ hasFixed: true, submission: { payment: 'ONLINE', isEstimate: false } });
  });

  it('shows no sums of an older calculation while nothing is ticked', () => {
    const view = viewOf(cartOf([item('a', 1)]), { choices: choicesOf(), isCalculating: true, hasFailed: true });
    expect(view).toMatchObject({ isEmpty: true, cart: undefined, booked: [], voucher: 'nothing', mayBeSent: false });
    expect(view.submission).toMatchObject({ isCalculating: false, hasFailed: false });
  });

  it('offers an estimate no payment in advance', () => {
    const view = viewOf(cartOf([item('a', 1, { payment_note: { en: 'Paid in instalments.' } })]), { chosen: 'ONLINE' });
    expect(view).toMatchObject({ methods: ['OFFLINE'], isWithheld: true });
    expect(view).toMatchObject({ hasFixed: false, submission: { payment: 'OFFLINE', isEstimate: true } });
  });

  it.each([
    ['a total below zero', { calculations: { price: { subtotal: 100, total: -1 } } }, {}],
    ['a line that could not be read', {}, { isUnread: true }],
    ['no calculation', {}, { cart: undefined }],
  ])('is not sent with %s', (_name, change, more) =>
    expect(viewOf(cartOf([item('a', 1)], change), more).mayBeSent).toBe(false),
  );
});

it.each([
  [{ hasDistrict: false, isSavedAddress: true, isOnlyHere: false, isPhoneFromHere: true }, 'savedElsewhere'],
  [{ hasDistrict: false, isSavedAddress: false, isOnlyHere: true, isPhoneFromHere: false }, undefined],
  [{ hasDistrict: true, isSavedAddress: true, isOnlyHere: true, isPhoneFromHere: false }, 'onlyHere'],
  [{ hasDistrict: true, isSavedAddress: true, isOnlyHere: true, isPhoneFromHere: true }, undefined],
])('addressNote of %j: %s', (address, note) => expect(addressNote(address)).toBe(note));

it('acceptChanges orders what is still available, as it is calculated now', () => {
  const seen = cartOf([item('a', 1), item('b', 1)]);
  const { choices, details } = submissionOf(seen, () => Promise.reject(new Error('not sent')));
  const attempt = { choices, seen, details: details.delivery_details, payment: 'ONLINE' as const };
  const cart = cartOf([item('a', 1), item('b', 1, { is_available: false })]);
  expect(acceptChanges({ attempt, cart })).toMatchObject({ seen: cart, choices: choicesOf('a') });
});

describe('voucherView', () => {
  const voucherOf = (more: Partial<Parameters<typeof voucherView>[0]>) =>
    voucherView({
      text: 'KY8P',
      code: 'KY8P',
      state: 'refused',
      cart: cartOf([item('a', 1)]),
      voucher: undefined,
      ...more,
    });

  it('tries a code again without the gaps that the voucher shows it with', () => {
    expect(voucherOf({ text: 'KY8P 2026', code: 'KY8P 2026' })).toMatchObject({
      ungrouped: 'KY8P2026',
      isRefused: false,
    });
    expect(voucherOf({})).toMatchObject({ ungrouped: null, isRefused: true, reason: 'voucherRefused' });
  });

  it.each([
    [{ voucher_reason: 'minimum', voucher_minimum: 500 }, 'voucherMinimum'],
    [{ voucher_reason: 'minimum' }, 'voucherMinimumPlain'],
    [{ voucher_reason: 'expired' }, 'voucherExpired'],
    [{ voucher_reason: '?new' }, 'voucherRefused'],
  ] as const)('names the reason of %j: %s', (cart, reason) =>
    expect(voucherOf({ cart: cartOf([item('a', 1)], cart) }).reason).toBe(reason),
  );

  it('tells a code that takes something off from one that does not', () => {
    const cart = cartOf([item('a', 1)], { discounts: [{ slug: 'ky8p', title: {}, amount: 20 }] });
    expect(voucherOf({ state: 'applied', cart })).toMatchObject({
      isShown: true,
      isVain: false,
      discount: { amount: 20 },
    });
    expect(voucherOf({ state: 'applied' })).toMatchObject({ isVain: true, discount: undefined });
    expect(voucherOf({ state: 'applied', text: 'OTHER' })).toMatchObject({ isShown: false, isAboutCode: false });
  });
});
