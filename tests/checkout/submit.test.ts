// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Checkout, CheckoutResponse } from '@/lib/checkout/schema';
import { type Submission, submitCheckout } from '@/lib/checkout/submit';
import { getUnconfirmed } from '@/lib/checkout/unconfirmed';
import { cartOf, item } from '../cart/samples.ts';
import { fakeLocks } from '../client/fake-locks.ts';
import { setSessionCookies } from '../session/cookies.ts';
import { submissionOf } from './samples.ts';

beforeEach(() => {
  localStorage.clear();
  setSessionCookies('TEMP');
});

const seen = cartOf([item('a', 1)]);

function submission(more: Partial<Submission> = {}) {
  const send = vi.fn<(body: Checkout) => Promise<CheckoutResponse>>(async () => ({
    order_id: 'o1',
    return_url: 'https://pay.example.hk/o1',
  }));
  const one = submissionOf(seen, send, more);
  one.choices.voucher_code = 'NOPE';
  return { one, send };
}

describe('submitCheckout', () => {
  // @spec-7.10
  it('sends what was seen, once, without a voucher that does not apply', async () => {
    const { one, send } = submission();
    const responses = await Promise.all([submitCheckout(one), submitCheckout(one)]);
    expect(responses).toEqual([{ kind: 'online', orderId: 'o1', url: 'https://pay.example.hk/o1' }, { kind: 'busy' }]);
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0]).toMatchObject({ voucher_code: null, checkout_product_variant_ids: ['a'] });
  });

  it('sends nothing when the backend now calculates something else', async () => {
    const { one, send } = submission({
      readCart: async () => cartOf([item('a', 1, { discounted_price_per_unit: 90, subtotal_price: 90 })]),
    });
    expect(await submitCheckout(one)).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'offer' }, { kind: 'subtotal' }, { kind: 'total' }],
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('sends nothing when the chosen courier is gone', async () => {
    const { one, send } = submission();
    const choices = {
      ...one.choices,
      delivery_info: { country_code: 'HK', method: 'DELIVERY' as const, courier_id: 'van' },
    };
    expect(await submitCheckout({ ...one, choices })).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'courier' }],
    });
    expect(send).not.toHaveBeenCalled();
  });

  it.each(['javascript:alert(1)', null, '//evil.example'])('fails on the unsafe payment URL %s', async (return_url) => {
    const { one } = submission({ send: async () => ({ order_id: 'o1', return_url }) });
    await expect(submitCheckout(one)).rejects.toThrow(/payment URL/);
    // there is an order all the same, which the next attempt looks for
    expect(getUnconfirmed()).toMatchObject({ variantIds: ['a'], isReported: true });
  });

  it('needs no payment URL offline, and can be tried again after a failure', async () => {
    const { one } = submission({ send: async () => ({ order_id: 'o2', return_url: null }) });
    const offline = { ...one, details: { ...one.details, payment_method: 'OFFLINE' as const } };
    await expect(submitCheckout({ ...offline, readCart: () => Promise.reject(new Error('down')) })).rejects.toThrow(
      'down',
    );
    expect(await submitCheckout(offline)).toEqual({ kind: 'submitted', orderId: 'o2' });
  });

  it('is busy while another tab submits', async () => {
    const locks = fakeLocks();
    vi.stubGlobal('navigator', { locks });
    onTestFinished(() => void vi.unstubAllGlobals());
    let finish = () => {};
    const otherTab = locks.request('checkout', () => new Promise<void>((resolve) => (finish = resolve)));
    const { one, send } = submission();
    expect(await submitCheckout(one)).toEqual({ kind: 'busy' });
    expect(send).not.toHaveBeenCalled();
    finish();
    await otherTab;
    expect(await submitCheckout(one)).toMatchObject({ kind: 'online' });
  });
});
