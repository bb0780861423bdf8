import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '@/lib/contract';
import { matchCall } from '../mock-backend/routes.ts';
import { checkContract } from './contract/check.ts';
import { readOptions } from './contract/options.ts';
import type { Check } from './contract/report.ts';
import { freePort, run } from './processes.ts';
import { NODE } from './project.ts';
import { type Server, startMock } from './servers.ts';

type Json = ReturnType<typeof JSON.parse>;
type Spoiled = {
  status?: number;
  body?: Json;
  raw?: string;
  type?: string;
  location?: string;
  retryAfter?: string;
  isSilent?: boolean;
  isCut?: boolean;
};
type Spoil = (body: Json, sent: { url: URL }) => Spoiled;

const MEMBER = { type: 'EMAIL', login_id: 'kayan@example.hk', password: 'Studio2018' };
const GUEST = { type: 'TEMP', login_id: 'contract-check', password: 'guest2018demo' };
/** Responses of the mock are changed on their way through here. */
let spoils: Partial<Record<CallName, Spoil>> = {};
/** The same for rejections. */
let refusals: Partial<Record<CallName, Spoiled>> = {};
let mock: Server;
let between: HttpServer;
let base: string;

beforeAll(async () => {
  mock = await startMock({ port: await freePort(), shopUrl: 'http://localhost:3000' });
  between = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const url = new URL(request.url ?? '/', mock.url);
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name)),
      );
      const body = Buffer.concat(chunks);
      const upstream = await fetch(url, {
        method: request.method,
        headers: headers as Record<string, string>,
        ...(body.length > 0 && { body }),
      });
      const match = matchCall(request.method ?? '', url.pathname);
      const name = match && 'name' in match ? match.name : undefined;
      const text = await upstream.text();
      const good = name && upstream.ok ? spoils[name]?.(JSON.parse(text), { url }) : undefined;
      const spoiled: Spoiled = good ?? (name && !upstream.ok ? refusals[name] : undefined) ?? { raw: text };
      if (spoiled.isSilent) return;
      response.statusCode = spoiled.status ?? upstream.status;
      response.setHeader('content-type', spoiled.type ?? 'application/json');
      if (spoiled.location) response.setHeader('location', spoiled.location);
      if (spoiled.retryAfter) response.setHeader('retry-after', spoiled.retryAfter);
      const out = spoiled.raw ?? JSON.stringify(spoiled.body);
      if (spoiled.isCut) {
        response.setHeader('content-length', out.length);
        response.write(out.slice(0, 10), () => request.socket.destroy());
      } else response.end(out);
    })();
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
});
afterEach(() => {
  spoils = {};
  refusals = {};
});
afterAll(async () => {
  between.closeAllConnections();
  between.close();
  await mock.stop();
});

async function logIn(login = MEMBER): Promise<string> {
  const response = await fetch(`${mock.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  return ((await response.json()) as { token: string }).token;
}

async function check({ env = {}, changes = {} }: { env?: Record<string, string>; changes?: typeof spoils } = {}) {
  spoils = changes;
  const { report, isFine } = await checkContract(readOptions(['--base', base], env)!, 1500);
  const faults = report.checks.filter(({ result }) => result !== 'fits' && result !== 'not checked');
  return { report, isFine, faults };
}
const of = (checks: Check[], call: CallName, what = 'response') =>
  checks.find((one) => one.call === call && one.what === what);

describe('a sound backend', () => {
  it('fits without a token: what is public, and that the rest refuses', async () => {
    const { report, isFine, faults } = await check();
    expect(faults).toEqual([]);
    expect(isFine).toBe(true);
    expect(report.counts.fits).toBeGreaterThan(60);
    expect(of(report.checks, 'getProduct')).toMatchObject({ result: 'fits', status: 200 });
    expect(of(report.checks, 'getProducts', 'next page')?.request).toContain('page=2');
    expect(of(report.checks, 'getOrders')).toMatchObject({ result: 'not checked', reason: 'needs --token' });
    expect(of(report.checks, 'getOrders', 'without token')).toMatchObject({ result: 'fits', status: 401 });
  });

  it('fits with a member’s token, and every call of the table is in the report', async () => {
    await fetch(`${mock.url}/__mock__/requests`, { method: 'DELETE' });
    const token = await logIn();
    const { report, faults } = await check({ env: { CONTRACT_TOKEN: token } });
    expect(faults).toEqual([]);
    expect(of(report.checks, 'getRedeemedVoucher')).toMatchObject({ result: 'fits' });
    expect(of(report.checks, 'getGuestOrder')).toMatchObject({ result: 'fits' });
    expect(new Set(report.checks.map(({ call }) => call)).size).toBe(72);
    // asking ends nothing and sends nothing
    expect(of(report.checks, 'logout')?.result).toBe('not checked');
    const calls = await fetch(`${mock.url}/__mock__/requests`).then(
      (response) => response.json() as Promise<{ data: { method: string }[] }>,
    );
    expect(new Set(calls.data.map(({ method }) => method))).toEqual(new Set(['GET', 'POST']));
    expect(calls.data.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('refuses a guest what a registered user has', async () => {
    const { report, faults } = await check({ env: { CONTRACT_TOKEN: await logIn(GUEST) } });
    expect(faults).toEqual([]);
    expect(of(report.checks, 'getAccount', 'with a guest’s token')).toMatchObject({ result: 'fits', status: 403 });
  });
});

const without = (body: Json, key: string): Json =>
  Object.fromEntries(Object.entries(body as object).filter(([name]) => name !== key));
const withEntry = (body: Json, index: number, change: object): Json => ({
  ...body,
  data: body.data.map((entry: object, at: number) => (at === index ? { ...entry, ...change } : entry)),
});

const instead =
  (spoiled: Spoiled): Spoil =>
  () =>
    spoiled;
const onlyIfSingle =
  (change: (body: Json) => object): Spoil =>
  (body, { url }) => ({
    body: url.searchParams.get('per_page') === '1' ? { ...body, ...change(body) } : body,
  });
const one = (path: string, expected: unknown, found: string) => ({ differences: [{ path, expected, found }] });

/** What a backend may get wrong, and what the report must say of it: path, expected, found. */
const DEVIATIONS: [name: string, call: CallName, spoil: Spoil, expected: object, what?: string][] = [
  [
    'a wrong type deep in a list',
    'getProducts',
    (body) => ({ body: withEntry(body, 3, { price_from: '1200' }) }),
    one('$.data[3].price_from', 'number', '"1200" (string)'),
  ],
  [
    'a field that is called otherwise',
    'getProduct',
    (body) => ({ body: { ...without(body, 'price_from'), priceFrom: 1 } }),
    {
      ...one('$.price_from', 'number', 'missing; there is "priceFrom"'),
      notes: ['fields that the table does not know: $.priceFrom'],
    },
  ],
  [
    'an enum in another case',
    'getCouriers',
    (body) => ({ body: withEntry(body, 0, { method: 'delivery' }) }),
    one('$.data[0].method', 'one of "DELIVERY", "PICKUP"', '"delivery" (string)'),
  ],
  [
    'dates of another form',
    'getPosts',
    (body) => ({ body: { ...body, data: body.data.map((entry: object) => ({ ...entry, created_at: '26/11/2026' })) } }),
    {
      differences: [
        {
          path: '$.data[0].created_at',
          expected: 'a date as in 2026-11-26T10:00:00Z',
          found: '"26/11/2026" (string)',
          places: 10,
        },
      ],
    },
  ],
  [
    'a list without its frame',
    'getPostCategories',
    ({ data }) => ({ body: data }),
    { differences: [{ path: '$', expected: 'object' }] },
  ],
  [
    'a next page that is not named',
    'getProducts',
    onlyIfSingle(() => ({ next_page_url: null })),
    one('$.next_page_url', expect.stringContaining('page=2'), 'null'),
    'first of many pages',
  ],
  [
    'JSON that breaks off',
    'getPost',
    instead({ raw: '{"_id": "1", "title": ' }),
    { result: 'malformed', reason: expect.stringContaining('begins') },
  ],
  [
    '500',
    'getPostReviews',
    instead({ status: 500, body: { message: 'Server Error' } }),
    { result: 'status', reason: 'expected 200; it says "Server Error"' },
  ],
  ['silence', 'verify', instead({ isSilent: true }), { result: 'timeout', status: null }],
];

describe('a backend that deviates', () => {
  /** Runs with as many deviations at once as concern different calls. */
  const runs: { changes: typeof spoils; result?: ReturnType<typeof check> }[] = [];
  const runOf = new Map(
    DEVIATIONS.map(([name, call, spoil]) => {
      const run = runs.find(({ changes }) => !(call in changes)) ?? { changes: {} };
      if (!runs.includes(run)) runs.push(run);
      run.changes[call] = spoil;
      return [name, run];
    }),
  );

  it.each(DEVIATIONS)('by %s', async (name, call, _, expected, what = 'response') => {
    const run = runOf.get(name)!;
    const { report, isFine } = await (run.result ??= check({ changes: run.changes }));
    expect(isFine).toBe(false);
    expect(report.checks.find((one) => one.call === call && one.what === what && one.result !== 'fits')).toMatchObject(
      expected,
    );
  });

  it('in what a refusal says, or by not refusing at all', async () => {
    refusals = {
      getUser: { status: 401, body: { error: 'Unauthenticated' } },
      getOrders: { status: 200, body: { data: [] } },
      getContent: { status: 200, body: {} },
      getWishlist: { status: 401, raw: 'Sorry', type: 'text/plain' },
    };
    const { report, isFine } = await check();
    expect(isFine).toBe(false);
    expect(of(report.checks, 'getUser', 'without token')).toMatchObject({
      differences: [{ path: '$.message', expected: 'string', found: 'missing' }],
    });
    expect(of(report.checks, 'getOrders', 'without token')).toMatchObject({
      result: 'status',
      status: 200,
      reason: 'expected 401',
    });
    expect(of(report.checks, 'getContent', 'unknown id')).toMatchObject({
      result: 'status',
      status: 200,
      reason: 'expected 404',
    });
    expect(of(report.checks, 'getWishlist', 'without token')).toMatchObject({ result: 'malformed' });
  });
});

describe('the command', () => {
  const command = (args: string[], env: Record<string, string> = {}) =>
    run([...NODE, 'tests/tools/contract.ts', ...args], { env: { CONTRACT_TOKEN: '', ...env } });

  it('ends with 1 and says where, in JSON, without the token wherever it stands', async () => {
    const token = await logIn();
    spoils = {
      getProduct: (body) => ({ body: { ...body, title: token } }),
      getUser: () => ({ status: 500, body: { message: `no ${token}` } }),
    };
    const { code, output } = await command(['--base', base, '--json'], { CONTRACT_TOKEN: token });
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
