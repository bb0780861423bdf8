import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '@/lib/contract';
import type { Order } from '@/lib/order/schema';
import * as z from 'zod/mini';
import { ORDER_STATE_NAMES, type OrderStateName } from './order-states/order-states.ts';
import { PERSONA_NAMES, type Persona } from './personas.ts';
import { createProbe, type Probe, STORE } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

const make = async (name: string): Promise<Persona> => (await probe.control('POST', `personas/${name}`)).body;
const login = ({ login: body }: Persona) => probe.ask('POST', '/auth/login', { body });
const tokenOf = async (persona: Persona): Promise<string> => (await login(persona)).body.token;
const get = async (path: string, token: string) => (await probe.ask('GET', path, { token })).body;

describe('a persona', () => {
  it.each(PERSONA_NAMES.filter((name) => name !== 'blocked'))(
    '%s logs in with the login it names, to an account of its own each time',
    async (name) => {
      const [first, second] = [await make(name), await make(name)];
      expect(first.account_id).not.toBe(second.account_id);
      for (const persona of [first, second])
        expect((await get('/auth/user', await tokenOf(persona))).user._id).toBe(persona.account_id);
    },
  );

  it('has what the guide says', async () => {
    // the format in which the shop accepts it from its cookie
    expect((await make('guest')).login.login_id).toMatch(/^[A-Za-z0-9-]{16,100}$/);
    const member = await make('new-member');
    expect(probe.state().mailbox.list(member.login.login_id)).toMatchObject([{ kind: 'verify' }]);
    expect(member.has).toEqual({ points: 0, cards: 0, voucher_codes: [], order_ids: [] });
    const withPoints = await make('member-with-points');
    const balance = await get('/profiles/membership/balance', await tokenOf(withPoints));
    expect([
      withPoints.has.points,
      balance.total,
      balance.data.reduce((sum: number, lot: { points: number }) => sum + lot.points, 0),
    ]).toEqual([13_200, 13_200, 13_200]);
    expect((await get('/redeemed-vouchers/all', await tokenOf(withPoints))).data).toMatchObject([
      { code: withPoints.has.voucher_codes[0], status: 'active' },
    ]);
    expect((await get('/credit-cards/all', await tokenOf(await make('member-with-cards')))).data).toMatchObject([
      { brand: 'Visa', is_default: true },
      { brand: 'Mastercard', is_default: false },
    ]);
    expect((await probe.control('POST', 'personas/nobody')).status).toBe(404);
  });

  it('blocked is rejected once the password is right', async () => {
    const blocked = await make('blocked');
    expect(await login(blocked)).toMatchObject({
      status: 403,
      body: { message: 'This account is suspended. Contact us.' },
    });
    expect((await login({ ...blocked, login: { ...blocked.login, password: 'Another2026' } })).status).toBe(401);
  });
});

describe('an account that is blocked while logged in', () => {
  it('can only log out and read public pages', async () => {
    const member = await make('member-with-cards');
    const token = await tokenOf(member);
    const block = (is_blocked: boolean) =>
      probe.control('POST', 'accounts/block', { login_id: member.login.login_id, is_blocked });
    const status = async (path: string) => (await probe.ask('GET', path, { token })).status;
    await block(true);
    expect(await status('/credit-cards/all')).toBe(403);
    expect(await status(`${STORE}/product-management/products/svc-window-seat/details`)).toBe(200);
    await block(false);
    expect(await status('/credit-cards/all')).toBe(200);
    await block(true);
    expect(await status('/auth/logout')).toBe(200);
  });
});

describe('an order state', () => {
  const makeOrder = async (state: OrderStateName) => {
    const { status, body } = await probe.control('POST', 'orders', { state, persona: 'member-with-cards' });
    expect(status, JSON.stringify(body)).toBe(200);
    return body as { order: Order; persona: Persona };
  };
  /** What the shop gets of it. */
  const read = async (state: OrderStateName) => {
    const { order, persona } = await makeOrder(state);
    const token = await tokenOf(persona);
    const part = (path: string) => get(`/orders/${order._id}${path}`, token);
    return {
      order: await part('/details'),
      reviews: (await part('/reviews')).data,
      refund: (await part('/refund-request')).data,
      token,
    };
  };

  it.each(ORDER_STATE_NAMES)('%s fits the contract, with a history in order', async (name) => {
    const { order } = await read(name);
    expect(z.safeParse(contract.getOrder.answer, order).success).toBe(true);
    const times: string[] = order.statuses.map((entry: { created_at: string }) => entry.created_at);
    expect(times).toEqual([...new Set(times)].toSorted());
  });

  it.each<[OrderStateName, object]>([
    ['submitted-online', { current_status: 'submitted', payment_method: 'ONLINE', payment_status: 'waiting' }],
    [
      'proof-uploaded',
      {
        current_status: 'pending',
        is_paid: false,
        checkout: { offline: { image: expect.stringContaining('payment-slip') } },
      },
    ],
    ['paid-offline', { current_status: 'pending', payment_method: 'OFFLINE', is_paid: true }],
    ['payment-failed', { current_status: 'submitted', is_paid: false, payment_status: 'failed' }],
    ['completed', { current_status: 'completed', is_paid: true }],
    ['cancelled', { current_status: 'cancelled', is_paid: false }],
    [
      'project-completed',
      {
        current_status: 'completed',
        project: { installments: [{ is_paid: true }, { is_paid: true }, { is_paid: true }, { is_paid: true }] },
      },
    ],
    ['project-slip-rejected', { project: { payment_records: [{ status: 'approved' }, { status: 'rejected' }] } }],
  ])('%s is %j', async (name, expected) => {
    expect((await read(name)).order).toMatchObject(expected);
  });

  it('has the review, refund request, due instalment and points that it is named for', async () => {
    expect((await read('review-approved')).reviews).toMatchObject([{ status: 'approved', rating: 5 }]);
    expect((await read('refund-rejected')).refund).toMatchObject({ status: 'rejected', refund_items: [{ qty: 1 }] });
    const due = (await read('project-instalment-due')).order;
    expect(due.project.installments.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)).toBeCloseTo(
      due.total,
      2,
    );
    expect(Math.round((Date.parse(due.project.installments[1].due_at) - Date.now()) / 86_400_000)).toBe(3);
    const completed = await read('completed');
    expect((await get('/profiles/membership/balance', completed.token)).total).toBe(Math.floor(completed.order.total));
  });

  it('project-slip-reading waits for the staff after five reads', async () => {
    const { order, persona } = await makeOrder('project-slip-reading');
    const token = await tokenOf(persona);
    const statuses: string[] = [];
    for (let read = 0; read < 5; read += 1)
      statuses.push((await get(`/orders/${order._id}/details`, token)).project.payment_records.at(-1).status);
    expect(statuses).toEqual(['recognising', 'recognising', 'recognising', 'recognising', 'waiting']);
  });
});
