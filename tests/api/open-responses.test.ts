import axios from 'axios';
import { describe, expect, test, vi } from 'vitest';
import type { Call } from '@/lib/api/call';
import { createClient } from '@/lib/api/client';
import { contract } from '@/lib/contract';
import { isApiError } from '@/lib/api/error';
import { at, samplesOf, withValue } from './response-samples';

const samples = (Object.entries(contract) as [string, Call][]).flatMap(([name, call]) =>
  samplesOf(call.response).map((sample, form) => ({
    name: form === 0 ? name : `${name}, form ${form + 1}`,
    call,
    ...sample,
  })),
);
const enums = samples.flatMap((sample) => sample.enums.map((path) => ({ ...sample, path, place: path.join('.') })));
const lists = samples.flatMap((sample) => sample.lists.map((path) => ({ ...sample, path, place: path.join('.') })));

/** The client's reading of a response, and what it logs. */
async function read(call: Call, response: unknown) {
  const warn = vi.fn<(line: string) => void>();
  const http = axios.create({
    adapter: async (config) => ({ data: JSON.stringify(response), status: 200, statusText: '', headers: {}, config }),
  });
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, 'id']));
  // what the response is to does not matter here
  const asked = { ...call, method: 'GET' as const, body: undefined };
  return {
    data: await createClient({ http, warn, newRequestId: () => 'request-1' })(asked, { params } as never),
    warn,
  };
}

test('the walk finds the lists and enums that there are', () => {
  const found = (places: typeof enums) => places.map(({ name, place }) => `${name} ${place}`);
  expect(found(enums)).toEqual(
    expect.arrayContaining([
      'getAccount gender',
      'getNotificationSettings channels.0',
      'getNotificationSettings language',
      'getOrders data.0.current_status',
      'getOrders data.0.statuses.0.slug',
      'getOrder payment_status',
      'getVouchers data.0.discount_type',
      'getConfiguration payment_methods.0',
      'getCouriers data.0.method',
    ]),
  );
  expect(found(lists)).toEqual(
    expect.arrayContaining([
      'getOrders data',
      'getOrder items',
      'getGuestOrder items',
      'getConfiguration navbar.items.0.children.0.children',
      'getCart cart_items',
    ]),
  );
});

test.each(samples)('$name reads a response with everything in it', async ({ call, value }) => {
  const { data, warn } = await read(call, value);
  expect(data).toEqual(value);
  expect(warn).not.toHaveBeenCalled();
});

describe('a value that the shop does not know', () => {
  test.each(enums)('$name: $place', async ({ call, value, path }) => {
    const { data, warn } = await read(
      call,
      withValue(value, path, () => 'not_known_yet'),
    );
    expect(at(data, path)).toBe('not_known_yet');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a list item that does not fit is left out and logged', () => {
  test.each(lists)('$name: $place', async ({ call, value, path, place }) => {
    const { data, warn } = await read(
      call,
      withValue(value, path, (list) => [null, ...(list as unknown[])]),
    );
    // a line that is charged is counted
    expect(data).toEqual(['cart_items', 'items'].includes(place) ? { ...(value as object), unread_lines: 1 } : value);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain(
      `response of GET ${call.path} does not fit [request-1]: left out ${place}.0: `,
    );
  });

  test('several, in several lists, and one that holds too little without them', async () => {
    const [{ value }] = samplesOf(contract.getOrders.response) as unknown as [{ value: { data: object[] } }];
    const [order] = value.data as [{ statuses: object[] }];
    const half = { ...order, statuses: [...order.statuses, {}, ...order.statuses, 7] };
    const { data, warn } = await read(contract.getOrders, { ...value, data: [{}, half, order, 7] });
    expect(data).toEqual({ ...value, data: [{ ...order, statuses: [...order.statuses, ...order.statuses] }, order] });
    expect(warn).toHaveBeenCalledTimes(1);

    // a service must have a variant to be bought
    const [{ value: product }] = samplesOf(contract.getProduct.response) as unknown as [{ value: object }];
    const reading = read(contract.getProduct, { ...product, variants: [{}] });
    await expect(reading).rejects.toSatisfy((error) => isApiError(error, 'response'));
  });

  test('what is wrong outside of lists is an error', async () => {
    const [{ value }] = samplesOf(contract.getOrder.response) as unknown as [{ value: { items: object[] } }];
    await expect(read(contract.getOrder, { ...value, total: 'much', items: [{}] })).rejects.toSatisfy((error) =>
      isApiError(error, 'response'),
    );
  });
});
