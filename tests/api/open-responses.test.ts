import { describe, expect, test } from 'vitest';
import type { Call } from '@/lib/api/call';
import { contract } from '@/lib/contract';
import { isApiError } from '@/lib/api/error';
import { at, reader, samplesOf, withValue } from './response-samples';

const samples = (Object.entries(contract) as [string, Call][]).flatMap(([name, call]) =>
  samplesOf(call.response).map((sample, form) => ({
    name: form === 0 ? name : `${name}, form ${form + 1}`,
    call,
    ...sample,
  })),
);
const enums = samples.flatMap((sample) => sample.enums.map((path) => ({ ...sample, path, place: path.join('.') })));
const lists = samples.flatMap((sample) => sample.lists.map((path) => ({ ...sample, path, place: path.join('.') })));

test.each(samples)('$name reads a response with everything in it', async ({ call, value }) => {
  const { read, lines } = await reader();
  expect(await read(call, value)).toEqual(value);
  expect(lines()).toEqual([]);
});

test.each(enums)('a value that the shop does not know: $name, $place', async ({ call, value, path }) => {
  const { read, lines } = await reader();
  const sent = withValue(value, path, () => 'not_known_yet');
  expect(at(await read(call, sent), path)).toBe('not_known_yet');
  expect(lines()).toEqual([]);
});

describe('a list item that does not fit is left out and logged', () => {
  test.each(lists)('$name: $place', async ({ call, value, path, place }) => {
    const { read, lines } = await reader();
    const data = await read(
      call,
      withValue(value, path, (list) => [null, ...(list as unknown[])]),
    );
    // a line that is charged is counted
    expect(data).toEqual(['cart_items', 'items'].includes(place) ? { ...(value as object), unread_lines: 1 } : value);
    const line = `response of GET ${call.path} does not fit [request-1]: left out ${place}.0: `;
    expect(lines()).toEqual([expect.stringContaining(line)]);
  });

  test('several, in several lists, and one that holds too little without them', async () => {
    const [{ value }] = samplesOf(contract.getOrders.response) as unknown as [{ value: { data: object[] } }];
    const [order] = value.data as [{ statuses: object[] }];
    const half = { ...order, statuses: [...order.statuses, {}, ...order.statuses, 7] };
    const { read, lines } = await reader();
    const data = await read(contract.getOrders, { ...value, data: [{}, half, order, 7] });
    expect(data).toEqual({ ...value, data: [{ ...order, statuses: [...order.statuses, ...order.statuses] }, order] });
    expect(lines()).toHaveLength(1);

    // a service must have a variant to be bought
    const [{ value: product }] = samplesOf(contract.getProduct.response) as unknown as [{ value: object }];
    const reading = read(contract.getProduct, { ...product, variants: [{}] });
    await expect(reading).rejects.toSatisfy((error) => isApiError(error, 'response'));
  });
});
