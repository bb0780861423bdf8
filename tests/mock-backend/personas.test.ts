import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '@/lib/contract';
import type { Order } from '@/lib/order/schema';
import * as z from 'zod/mini';
import { ORDER_STATE_NAMES, type OrderStateName } from './order-states/order-states.ts';
import { PERSONA_NAMES, type Persona } from './personas.ts';
import { createProbe, type Probe } from './probe.ts';

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
    expect(z.safeParse(contract.getOrder.response, order).success).toBe(true);
    const times: string[] = order.statuses.map((entry: { created_at: string }) => entry.created_at);
    expect(times).toEqual([...new Set(times)].toSorted());
  });
});
