import { beforeEach, describe, expect, it } from 'vitest';
import { createProbe, HOME_DELIVERY, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

const clock = async (body: unknown) => probe.control('POST', 'clock', body);
const isClose = (time: string, ms: number) => expect(Math.abs(Date.parse(time) - ms)).toBeLessThan(5_000);
const user = async (token: string) => (await probe.ask('GET', '/auth/user', { token })).status;

describe('the clock', () => {
  it('is the machine’s, until it is moved, and goes on from there', async () => {
    isClose((await probe.control('GET', 'clock')).body.now, Date.now());
    const { body } = await clock({ at: '2027-03-01T12:00:00+08:00' });
    isClose(body.now, Date.parse('2027-03-01T04:00:00Z'));
    const later = (await clock({ advance_s: 3600 })).body.now;
    isClose(later, Date.parse('2027-03-01T05:00:00Z'));
    expect((await clock({})).body.ahead_s).toBe(0);
    await clock({ advance_s: 3600 });
    probe.reset();
    expect((await probe.control('GET', 'clock')).body.ahead_s).toBe(0);
  });

  it.each([{ at: 'tomorrow' }, { advance_s: '1' }, { until: 1 }])('refuses %j', async (body) => {
    expect((await clock(body)).status).toBe(422);
  });

  it('ends tokens after 1800 seconds', async () => {
    const token = await probe.kaYan();
    await clock({ advance_s: 1795 });
    expect(await user(token)).toBe(200);
    await clock({ advance_s: 6 });
    expect(await user(token)).toBe(401);
    expect(await user(await probe.kaYan())).toBe(200);
  });

  it('ends codes after ten minutes and links after a day', async () => {
    await probe.ask('POST', '/auth/forget-password', { body: { type: 'EMAIL', email: 'kayan@example.hk', area_code: '', phone: '' } });
    await probe.ask('GET', '/auth/change-email-request', { token: await probe.kaYan() });
    const [link, typed] = probe.state().mailbox.list();
    const isValid = async (code = '') => (await probe.ask('GET', `/auth/check-verification-code?verification_code=${code}`)).body.is_valid;
    await clock({ advance_s: 599 });
    expect([await isValid(link?.code), await isValid(typed?.code)]).toEqual([true, true]);
    await clock({ advance_s: 2 });
    expect([await isValid(link?.code), await isValid(typed?.code)]).toEqual([true, false]);
    await clock({ advance_s: 24 * 3600 });
    expect(await isValid(link?.code)).toBe(false);
  });

  it('lets vouchers run out: in the cart, in the list, and where they are redeemed', async () => {
    const variant = 'svc-window-seat-6ft-oak';
    const isApplied = async (voucher_code: string) => {
      const token = await probe.kaYan();
      const body = { checkout_product_variant_ids: [variant], voucher_code, delivery_info: HOME_DELIVERY };
      return (await probe.ask('POST', `${STORE}/shopping-cart/all`, { token, body })).body.is_voucher_applied;
    };
    const statuses = async () => {
      const { data } = (await probe.ask('GET', '/redeemed-vouchers/all', { token: await probe.kaYan() })).body;
      return data.map(({ status }: { status: string }) => status);
    };
    await clock({ at: '2035-12-31T15:59:00.000Z' });
    expect([await isApplied('AUTUMN500'), await isApplied('KY1200A')]).toEqual([true, true]);
    expect(await statuses()).toEqual(['active', 'active', 'used', 'used', 'expired']);
    await clock({ advance_s: 61 });
    expect([await isApplied('AUTUMN500'), await isApplied('KY1200A'), await isApplied('TEN')]).toEqual([false, false, true]);
    expect(await statuses()).toEqual(['expired', 'expired', 'used', 'used', 'expired']);
    const body = { voucher_id: 'voucher-amount-100', qty: 1 };
    expect(await probe.ask('POST', '/vouchers/redeem', { token: await probe.kaYan(), body })).toMatchObject({
      status: 422,
      body: { message: 'This voucher has expired.', errors: { voucher_id: 'expired' } },
    });
  });

  it('is what timelines, comments, slips, mails and changed services are dated by', async () => {
    const at = Date.parse('2027-06-30T01:00:00Z');
    await clock({ at: '2027-06-30T01:00:00Z' });
    const token = await probe.kaYan();
    const { body: completed } = await probe.ask('PUT', '/orders/order-261118/completed', { token });
    isClose(completed.statuses.at(-1).created_at, at);
    const { body: moved } = await probe.control('POST', 'orders/order-261110/status', { status: 'pending' });
    isClose(moved.statuses.at(-1).updated_at, at);
    const image = 'http://mock.test/media/payment-slip-sample.webp';
    const { body: project } = await probe.ask('PUT', '/orders/order-260824/upload', { token, body: { image } });
    isClose(project.project.payment_records.at(-1).created_at, at);
    const { body: comment } = await probe.ask('POST', '/posts/review', { token, body: { _id: 'post-dark-walls', comment: 'Later' } });
    isClose(comment.created_at, at);
    await probe.ask('GET', '/auth/change-email-request', { token });
    isClose(probe.state().mailbox.list().at(-1)?.at ?? '', at);
    isClose((await probe.control('POST', 'products/svc-window-seat', { price: 1 })).body.updated_at, at);
    isClose((await probe.ask('GET', '/profiles/membership/transactions', { token })).body.data[0].created_at, at);
    const { body: made } = await probe.control('POST', 'orders', { state: 'submitted-offline', login_id: 'kayan@example.hk' });
    isClose(made.order.created_at, at);
    expect(made.order.reference_number).toMatch(/^AHK-270630-/);
  });

  it('leaves alone when a request was recorded', async () => {
    await clock({ at: '2030-01-01T00:00:00Z' });
    await probe.ask('GET', '/configuration/latest');
    isClose(probe.recording.list()[0]?.at ?? '', Date.now());
  });
});
