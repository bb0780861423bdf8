import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, contract } from '@/lib/contract';
import { createMockClient, type MockClient } from '../../e2e/support/mock-client.ts';
import { samplesOf } from '../api/response-samples.ts';
import { checkContract } from './contract/check.ts';
import { readOptions } from './contract/options.ts';
import type { Check } from './contract/report.ts';
import { post } from './http.ts';
import { freePort, run, start, waitForResponse } from './processes.ts';
import { NODE } from './project.ts';
import { type Server, startMock } from './servers.ts';

const MEMBER = { type: 'EMAIL', login_id: 'kayan@example.hk', password: 'Studio2018' };
let mock: Server;
let client: MockClient;

beforeAll(async () => {
  mock = await startMock({ port: await freePort(), shopUrl: 'http://localhost:3000' });
  client = createMockClient(mock.url);
});
afterEach(() => client.clearFaults());
afterAll(() => mock.stop());

async function logIn(login = MEMBER): Promise<string> {
  const { body } = await post(`${mock.url}/auth/login`, login);
  return (JSON.parse(body) as { token: string }).token;
}

async function check(env: Record<string, string> = {}, ...more: string[]) {
  const { report, isFine } = await checkContract(readOptions(['--base', mock.url, ...more], env)!, 6000);
  const faults = report.checks.filter(({ result }) => result !== 'fits' && result !== 'not checked');
  return { report, isFine, faults };
}
const of = (checks: Check[], call: CallName, what = 'response') =>
  checks.find((one) => one.call === call && one.what === what);
/** A response with everything in it. */
const sampleOf = (call: 'getProduct' | 'getPostCategories' | 'getCouriers') =>
  samplesOf(contract[call].response)[0]!.value as { price_from?: number; data: object[] };

describe('a sound backend', () => {
  it('fits without a token: what is public, and that the rest refuses', async () => {
    const { report, isFine, faults } = await check();
    expect(faults).toEqual([]);
    expect(isFine).toBe(true);
    expect(report.counts.fits).toBeGreaterThan(60);
    expect(of(report.checks, 'getProduct')).toMatchObject({ result: 'fits', status: 200 });
    const notes = [`IMAGE_ORIGINS has to name ${mock.url}`];
    for (const query of ['', '?…'])
      expect(report.checks.find(({ what }) => what === `pictures of ${mock.url}${query}`)).toMatchObject({
        result: 'fits',
        notes,
      });
    expect(of(report.checks, 'getProducts', 'next page')?.request).toContain('page=2');
    expect(of(report.checks, 'getOrders')).toMatchObject({ result: 'not checked', reason: 'needs CONTRACT_TOKEN' });
    expect(of(report.checks, 'getOrders', 'without token')).toMatchObject({ result: 'fits', status: 401 });
  });
});

it('a backend that deviates is told what is wrong, where, and what it should be', async () => {
  const { price_from: priceFrom, ...product } = sampleOf('getProduct');
  const [courier] = sampleOf('getCouriers').data;
  await client.fault({ call: 'getProduct', body: { ...product, priceFrom, updated_at: '2026-11-26T10:00:00Z' } });
  await client.fault({ call: 'getCouriers', body: { data: [courier, { ...courier, method: 'delivery' }] } });
  await client.fault({ call: 'getPostCategories', body: sampleOf('getPostCategories').data });
  await client.fault({ call: 'getPostReviews', status: 500, body: { message: 'Server Error' } });
  await client.fault({ call: 'getPost', malformed: true });
  await client.fault({ call: 'verify', timeout: true });
  await client.fault({ call: 'getUser', status: 401, body: { error: 'Unauthenticated' } });
  await client.fault({ call: 'getOrders', status: 200, body: { data: [] } });
  const { report, isFine } = await check({ IMAGE_ORIGINS: 'https://pictures.test' });
  expect(isFine).toBe(false);
  const pictures = of(report.checks, 'getConfiguration', `pictures of ${mock.url}`);
  expect(pictures?.reason).toContain(`IMAGE_ORIGINS does not name: ${mock.url}`);
  for (const [call, expected, what] of [
    [
      'getProduct',
      {
        differences: [
          {
            path: '$.price_from',
            expected: 'number',
            found: 'missing; there is "priceFrom"',
            effect: 'breaks the page',
          },
          { path: '$.image.url', found: 'one that is no http(s) address with its host', effect: 'copes, without it' },
          { path: '$.images[0].url' },
          { path: '$.created_at', found: '"text" (string)', effect: 'copes' },
        ],
        notes: ['fields that the table does not know: $.priceFrom'],
      },
    ],
    [
      'getCouriers',
      {
        result: 'copes',
        differences: [
          { path: '$.data[1].method', expected: 'one of "DELIVERY", "PICKUP"', found: '"delivery" (string)' },
        ],
      },
    ],
    ['getPostCategories', { differences: [{ path: '$', expected: 'object' }] }],
    ['getPostReviews', { result: 'status', reason: 'expected 200; it says "Server Error"' }],
    ['getPost', { result: 'malformed' }],
    ['verify', { result: 'timeout', status: null }],
    ['getUser', { differences: [{ path: '$.message', expected: 'string', found: 'missing' }] }, 'without token'],
    ['getOrders', { result: 'status', status: 200, reason: 'expected 401' }, 'without token'],
  ] as const)
    expect(of(report.checks, call, what), call).toMatchObject(expected);
});

describe('--writes', () => {
  it('walks a sound backend, with every call that changes something, and says what it left behind', async () => {
    const { report, faults } = await check({ CONTRACT_TOKEN: await logIn() }, '--writes');
    expect(faults).toEqual([]);
    const idle = report.checks
      .filter(({ result }) => result === 'not checked')
      .map(({ call, what }) => `${call}: ${what}`);
    expect(idle).toEqual(['getOrderReviews: next page', 'deleteCreditCard: a card is removed']);
    expect(report.left).toContain('a voucher, whose points are spent');
    expect(report.left?.filter((one) => one.includes('order'))).toEqual([
      'a completed order, which cannot be cancelled',
      'a cancelled order',
    ]);
    const made = (await client.orders()).filter(({ delivery_details }) => delivery_details.name === 'Contract check');
    expect(made.map(({ current_status: status }) => status).sort()).toEqual(['cancelled', 'completed']);
  });

  it('walks the start kit of a backend, where nothing is wrong', async () => {
    const port = await freePort();
    const base = `http://localhost:${port}`;
    const DATABASE_URL = join(mkdtempSync(join(tmpdir(), 'shop-backend-')), 'shop.sqlite');
    const kit = start([process.execPath, 'docs/backend/server.ts'], { env: { PORT: String(port), DATABASE_URL } });
    await waitForResponse(`${base}/configuration/latest`, kit);
    const { report } = await checkContract(readOptions(['--base', base, '--writes'], {})!, 6000);
    await kit.stop();
    expect(report.checks.filter(({ result }) => !['fits', 'lacking', 'not checked'].includes(result))).toEqual([]);
    expect(report.counts.fits).toBeGreaterThan(100);
  });

  it('goes on after a fault: what breaks, what is lacking, what was not tried for it', async () => {
    await client.fault({
      call: 'getCart',
      body: { cart_items: [], calculations: { price: { subtotal: 10, total: 9 } } },
      times: 1,
    });
    await client.fault({ call: 'completeOrder', status: 500, body: { message: 'Server Error' } });
    await client.fault({ call: 'sendEnquiry', status: 404 });
    await client.fault({ call: 'redeemVoucher', body: {}, times: 1 });
    await client.fault({ call: 'bindCreditCard', status: 501 });
    const { report, isFine, faults } = await check({}, '--writes');
    expect(isFine).toBe(false);
    expect(faults.map(({ call, what, result }) => `${call}, ${what}: ${result}`)).toEqual([
      'getCart, the list: differs',
      'getCart, the list with a code that nobody knows: differs',
      'getOrder, what was ordered: differs',
      'completeOrder, marked as completed: status',
      'sendEnquiry, an enquiry: lacking',
      'getRedeemedVouchers, that voucher: differs',
      'bindCreditCard, the page where a card is added: lacking',
    ]);
    expect(of(report.checks, 'getCart', 'the list')?.differences).toContainEqual({
      path: '$.calculations.price.total',
      expected: '10 (number)',
      found: '9 (number)',
      effect: 'is shown wrong',
      places: 1,
    });
    expect(of(report.checks, 'writeOrderReview', 'a review of it')?.reason).toBe(
      'not tried, because “marked as completed” did not work (status 500)',
    );
    expect(of(report.checks, 'cancelOrder', 'cancelled, as it was not completed')?.result).toBe('fits');
  });
});

describe('the command', () => {
  const command = (args: string[], env: Record<string, string> = {}) =>
    run([...NODE, 'tests/tools/contract.ts', ...args], { env: { CONTRACT_TOKEN: '', ...env } });

  it('ends with 1 and says where, in JSON, without the token wherever it stands', async () => {
    const token = await logIn();
    await client.fault({ call: 'getProduct', body: { ...sampleOf('getProduct'), title: token } });
    await client.fault({ call: 'getUser', status: 500, body: { message: `no ${token}` } });
    const { code, output } = await command(['--base', mock.url, '--json'], { CONTRACT_TOKEN: token });
    const report = JSON.parse(output) as { checks: Check[] };
    expect(of(report.checks, 'getProduct')?.differences[0]).toMatchObject({
      path: '$.title',
      expected: 'object',
      found: '"[redacted]" (string)',
    });
    expect(output).not.toContain(token);
    expect(code).toBe(1);
  });

  it('ends with 2 where nothing responds, and where the options are wrong', async () => {
    const nobody = await command(['--base', `http://127.0.0.1:${await freePort()}`]);
    expect(nobody.output).toContain('cannot be reached: ECONNREFUSED');
    expect([nobody.code, (await command([])).code]).toEqual([2, 2]);
    const elsewhere = await command(['--base', `${mock.url}/v1`]);
    expect(elsewhere.code).toBe(2);
    expect(elsewhere.output.trim()).toBe(
      `The backend cannot be reached: 404 for all of /configuration/latest, /configuration/slug/customer-locales, /posts/category/all. Is a path missing in ${mock.url}/v1, or one too much? It is what API_BASE_URL would be`,
    );
  });
});
