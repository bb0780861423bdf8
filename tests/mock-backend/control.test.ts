import { afterAll, expect, it } from 'vitest';
import { createMockClient } from '../../e2e/support/mock-client';
import { freePort } from '../tools/processes.ts';
import { createScopes } from './scopes.ts';
import { listen } from './server.ts';
import { settingsOf } from './settings.ts';

const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const servers = await listen(createScopes(settingsOf({})), port, ['127.0.0.1']);
afterAll(() => servers.forEach((server) => server.close()));

const send = (path: string, scope: string, body?: object, token = '') =>
  fetch(url + path, {
    headers: { 'x-request-id': scope, 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
const logIn = async (scope: string, login: object): Promise<string> =>
  (await (await send('/auth/login', scope, login)).json()).token;
const vouchersOf = (scope: string, token: string) => send('/redeemed-vouchers/all', scope, undefined, token);

// @spec-10.5
it('lists its controls', async () => {
  const listed = (await createMockClient(url).controls()).map(({ method, path }) => `${method} ${path}`);
  expect(listed).toContain('POST orders/{id}/payment');
});

it.each([
  ['faults', { call: 'checkout', stauts: 500 }, 'stauts', 'status'],
  ['faults', { call: 'chekout' }, 'call', 'checkout'],
  ['orders', { state: 'paid' }, 'state', 'paid-online'],
  ['orders', { state: 'completed', persona: 'guest', lines: [{ qty: 1 }] }, 'lines.0.product_variant_id', 'string'],
  ['orders', { state: 'completed', login_id: 'nobody' }, 'login_id', 'kayan@example.hk'],
  ['clock', { at: 'yesterday' }, 'at', '2026-11-28T10:30:00+08:00'],
  ['configuration', { navbr: {} }, 'navbr', 'navbar'],
  ['vouchers/TEN', { stock: 0 }, 'stock', 'valid_until'],
  ['products/svc-window-seat', { variant_id: 'oak' }, 'variant_id', 'svc-window-seat-6ft-oak'],
])('names the field of a wrong control, and what there is: %s %o', async (path, body, field, there) => {
  const response = await send(`/__mock__/${path}`, '', body);
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toEqual({ [field]: expect.stringContaining(there) });
});

it('keeps faults, clock, outage, requests and reset of a scope to what is asked in it', async () => {
  const [all, one, two] = [createMockClient(url), createMockClient(url, 'one'), createMockClient(url, 'two')];
  const token = await logIn('', { type: 'EMAIL', login_id: 'kayan@example.hk', password: 'Studio2018' });
  await one.fault({ call: 'getRedeemedVouchers', status: 500 });
  await two.advanceClock(1801);
  const statusIn = async (scope: string) => (await vouchersOf(scope, token)).status;
  expect(await Promise.all(['', 'one', 'two', 'three'].map(statusIn))).toEqual([200, 500, 401, 200]);
  await two.down();
  await expect(statusIn('two')).rejects.toThrow('fetch failed');
  await two.reset();
  expect([(await one.requests()).length, (await two.requests()).length]).toEqual([1, 0]);
  expect([(await all.requests()).length, await all.faults()]).toEqual([3, []]);
  await one.endScope();
  expect(await statusIn('one')).toBe(200);
});

it('ends, uses and sells out vouchers', async () => {
  const mock = createMockClient(url, 'vouchers');
  const { login, has } = await mock.persona('member-with-points');
  const token = await logIn('vouchers', login);
  const [code = ''] = has.voucher_codes;
  const statusAfter = async (patch: object) => {
    await mock.patchVoucher(code, patch);
    return (await (await vouchersOf('vouchers', token)).json()).data[0].status;
  };
  expect(await statusAfter({ status: 'used' })).toBe('used');
  expect(await statusAfter({ status: 'active', valid_until: '2020-01-01T00:00:00Z' })).toBe('expired');
  await mock.patchVoucher('voucher-amount-500', { stock: 0 });
  const redeemed = await send('/vouchers/redeem', 'vouchers', { voucher_id: 'voucher-amount-500', qty: 1 }, token);
  expect([redeemed.status, (await redeemed.json()).errors]).toEqual([422, { qty: 'max' }]);
});
