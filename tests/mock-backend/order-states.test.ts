import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '@/lib/api/contract';
import type { Order } from '@/lib/order/schema';
import * as z from 'zod/mini';
import { ORDER_STATE_NAMES, type OrderStateName } from './order-states/order-states.ts';
import type { Persona } from './personas.ts';
import { createProbe, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

const make = async (state: OrderStateName, more: object = { persona: 'member-with-cards' }) => {
  const { status, body } = await probe.control('POST', 'orders', { state, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { order: Order; persona: Persona };
};
const tokenOf = async ({ login }: Persona): Promise<string> => (await probe.ask('POST', '/auth/login', { body: login })).body.token;
/** What the shop sees of it, through the contract. */
const seen = async (state: OrderStateName) => {
  const { order, persona } = await make(state);
  const token = await tokenOf(persona);
  const get = async (path: string) => (await probe.ask('GET', `/orders/${order._id}${path}`, { token })).body;
  return { order: await get('/details'), reviews: (await get('/reviews')).data, refund: (await get('/refund-request')).data, token };
};

describe('orders by name', () => {
  it('are listed with what they are, each of them can be made, and fits the contract', async () => {
    const { data } = (await probe.control('GET', 'order-states')).body;
    expect(data).toHaveLength(ORDER_STATE_NAMES.length);
    for (const name of ORDER_STATE_NAMES) {
      const { order, persona } = await make(name);
      const { status, body } = await probe.ask('GET', `/orders/${order._id}/details`, { token: await tokenOf(persona) });
      expect(status, name).toBe(200);
      expect(z.safeParse(contract.getOrder.answer, body).success, name).toBe(true);
    }
  });

  it.each<[OrderStateName, string[], Partial<Order>]>([
    ['submitted-offline', ['submitted'], { payment_method: 'OFFLINE', is_paid: false, checkout: { offline: { image: null } } }],
    ['submitted-online', ['submitted'], { payment_method: 'ONLINE', payment_status: 'waiting' }],
    ['proof-uploaded', ['submitted', 'pending'], { is_paid: false, checkout: { offline: { image: 'http://mock.test/media/payment-slip-sample.webp' } } }],
    ['paid-offline', ['submitted', 'pending'], { payment_method: 'OFFLINE', is_paid: true }],
    ['paid-online', ['submitted'], { payment_method: 'ONLINE', is_paid: true, payment_status: 'paid' }],
    ['payment-failed', ['submitted'], { is_paid: false, payment_status: 'failed' }],
    ['payment-cancelled', ['submitted'], { is_paid: false, payment_status: 'cancelled' }],
    ['completed', ['submitted', 'completed'], { is_paid: true }],
    ['cancelled', ['submitted', 'cancelled'], { is_paid: false }],
  ])('%s went through %j', async (name, statuses, expected) => {
    const { order } = await seen(name);
    expect(order).toMatchObject({ ...expected, current_status: statuses.at(-1), item_count: 1 });
    expect(order.statuses.map(({ slug }: { slug: string }) => slug)).toEqual(statuses);
    const times = order.statuses.map((entry: { created_at: string }) => entry.created_at);
    expect(times.toSorted()).toEqual(times);
    expect(new Set(times).size).toBe(times.length);
  });

  it('have reviews and refund requests as decided', async () => {
    for (const [name, status] of [
      ['reviewed', 'waiting'],
      ['review-approved', 'approved'],
      ['review-rejected', 'rejected'],
    ] as const) {
      expect((await seen(name)).reviews).toMatchObject([{ status, rating: 5 }]);
    }
    for (const status of ['waiting', 'approved', 'rejected'] as const) {
      const { refund, order } = await seen(`refund-${status}`);
      expect(refund).toMatchObject({ status, refund_items: [{ product_variant_id: order.items[0].product_variant_id, qty: 1 }] });
    }
  });

  it('are projects with stages', async () => {
    const paid = (order: Order) => order.project?.installments.map(({ is_paid }) => is_paid);
    const slips = (order: Order) => order.project?.payment_records.map(({ status }) => status);
    const quoted = (await seen('project-quoted')).order;
    expect(quoted.project.quotation.versions).toMatchObject([{ status: 'sent', total: quoted.total }]);
    expect(paid(quoted)).toEqual([false, false, false, false]);
    const due = (await seen('project-instalment-due')).order;
    expect([paid(due), slips(due)]).toEqual([[true, false, false, false], ['approved']]);
    expect(due.project.installments.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)).toBeCloseTo(due.total, 2);
    const daysUntil = (order: Order) => Math.round((Date.parse(order.project?.installments[1]?.due_at ?? '') - probe.state().clock.now()) / 86_400_000);
    expect(daysUntil(due)).toBe(3);
    expect(daysUntil((await seen('project-instalment-overdue')).order)).toBe(-3);
    expect(slips((await seen('project-slip-waiting')).order)).toEqual(['approved', 'waiting']);
    expect(slips((await seen('project-slip-rejected')).order)).toEqual(['approved', 'rejected']);
    const done = (await seen('project-completed')).order;
    expect([done.current_status, paid(done)]).toEqual(['completed', [true, true, true, true]]);
  });

  it('have a slip that is read after five looks', async () => {
    const { order, persona } = await make('project-slip-reading');
    const token = await tokenOf(persona);
    const look = async () => (await probe.ask('GET', `/orders/${order._id}/details`, { token })).body.project.payment_records.at(-1).status;
    expect([await look(), await look(), await look(), await look(), await look()]).toEqual([
      'recognising',
      'recognising',
      'recognising',
      'recognising',
      'waiting',
    ]);
  });

  it('keep the rules of the backend: points are earned, and what cannot be had is refused', async () => {
    const { persona, order } = await make('completed');
    expect((await probe.ask('GET', '/profiles/membership/balance', { token: await tokenOf(persona) })).body.total).toBe(Math.floor(order.total));
    await probe.control('POST', 'products/svc-window-seat', { is_available: false });
    expect(await probe.control('POST', 'orders', { state: 'completed', persona: 'guest' })).toMatchObject({
      status: 422,
      body: { message: 'This service is not available at the moment.' },
    });
    expect((await probe.control('POST', 'orders', { state: 'unknown', persona: 'guest' })).status).toBe(422);
    expect((await probe.control('POST', 'orders', { state: 'completed', login_id: 'nobody@example.hk' })).status).toBe(404);
  });

  it('are made for an account that there is, with these lines, beside what its cart holds', async () => {
    const lines = [{ product_variant_id: 'svc-lighting-design-2-standard', qty: 2 }];
    const { order } = await make('paid-online', { login_id: 'kayan@example.hk', lines });
    expect(order.items).toMatchObject(lines);
    const token = await probe.kaYan();
    expect((await probe.ask('GET', '/orders/all?store_id=store-main&per_page=1', { token })).body.data).toMatchObject([{ _id: order._id }]);
    const body = { checkout_product_variant_ids: [], voucher_code: null, delivery_info: order.delivery_info };
    expect((await probe.ask('POST', `${STORE}/shopping-cart/all`, { token, body })).body.cart_items).toHaveLength(2);
  });

  it('of a guest are found with the email that they were made with', async () => {
    const { order } = await make('proof-uploaded', { persona: 'guest' });
    const email = encodeURIComponent(order.delivery_details.email ?? '');
    expect((await probe.ask('GET', `/orders/${order._id}/details/guest?email=${email}`, { token: await probe.guest() })).body).toMatchObject({
      _id: order._id,
    });
  });
});
