import { beforeEach, expect, it } from 'vitest';
import { createProbe, type Probe } from './probe.ts';

let probe: Probe;
beforeEach(() => {
  probe = createProbe();
});

const requests = async (query: string) => (await probe.control('GET', `requests?${query}`)).body;
const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

it('pages through what was asked, and shows the newest', async () => {
  for (let index = 0; index < 5; index += 1) await probe.ask('GET', '/configuration/latest');
  const first = await requests('limit=2');
  expect([ids(first), first.total, first.next]).toEqual([[1, 2], 5, 2]);
  const second = await requests(`limit=2&since=${first.next}`);
  expect([ids(second), second.next]).toEqual([[3, 4], 4]);
  const third = await requests(`limit=2&since=${second.next}`);
  expect([ids(third), third.next]).toEqual([[5], null]);
  expect(ids(await requests('last=2'))).toEqual([4, 5]);
  expect(ids(await requests(''))).toHaveLength(5);
});

it('tells what broke the contract from the rest, and sums it up', async () => {
  await probe.ask('GET', '/configuration/latest');
  await probe.ask('GET', '/nowhere');
  await probe.ask('PATCH', '/configuration/latest');
  for (let index = 0; index < 3; index += 1)
    await probe.ask('POST', '/auth/login', { body: { type: 'EMAIL', login_id: 'a@example.hk', password: 'Letters1', extra: 1 } });
  expect(ids(await requests('violations=1'))).toEqual([2, 3, 4, 5, 6]);
  expect(ids(await requests('violations=0'))).toEqual([1]);
  const { data } = (await probe.control('GET', 'violations')).body;
  expect(data).toEqual([
    { call: null, method: 'GET', path: '/nowhere', violation: 'path: unknown', count: 1, last_id: 2 },
    { call: null, method: 'PATCH', path: '/configuration/latest', violation: 'method: not allowed', count: 1, last_id: 3 },
    { call: 'login', method: 'POST', path: '/auth/login', violation: 'body.extra: unknown', count: 3, last_id: 6 },
  ]);
});

it.each(['limit=0', 'limit=x', 'violations=yes', 'pth=/x'])('refuses %s', async (query) => {
  expect((await probe.control('GET', `requests?${query}`)).status).toBe(422);
});
