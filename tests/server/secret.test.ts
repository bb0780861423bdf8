import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));
vi.mock('@/lib/calls/server', () => ({ serverApi: async () => ({}) }));

const WEBHOOK = 'demo-revalidate-secret';
const METRICS = 'a-token-of-some-length';
let addresses = 0;
const someAddress = () => `198.51.100.${(addresses += 1)}`;

beforeEach(() => stubExampleEnv({ METRICS_TOKEN: METRICS }));

type Route = (request: NextRequest) => Response | Promise<Response>;
const routes: Record<string, () => Promise<Route>> = {
  '/api/revalidate': async () => (await import('@/app/api/revalidate/route')).POST,
  '/api/health/ready': async () => (await import('@/app/api/health/ready/route')).GET,
  '/api/metrics': async () => (await import('@/app/api/metrics/route')).GET,
};

async function ask(path: string, secret: string | undefined, address: string): Promise<Response> {
  const route = await routes[path]?.();
  if (!route) throw new Error(path);
  const headers = { 'x-client-ip': address, ...(secret !== undefined && { authorization: `Bearer ${secret}` }) };
  const [method, body] = path === '/api/revalidate' ? ['POST', '{"tags":["products"]}'] : ['GET', undefined];
  return route(new NextRequest(`http://localhost:3000${path}`, { method, headers, body }));
}
async function statuses(times: number, ...given: Parameters<typeof ask>): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) seen.push((await ask(...given)).status);
  return seen;
}

describe('wrong secrets', () => {
  test.each([
    ['/api/revalidate', 401, WEBHOOK],
    ['/api/health/ready', 200, WEBHOOK],
    ['/api/metrics', 401, METRICS],
  ])('at %s are ten in 15 minutes, then 429; the right one is accepted all the same', async (path, status, right) => {
    const address = someAddress();
    expect(await statuses(12, path, 'guess', address)).toEqual([...Array<number>(10).fill(status), 429, 429]);
    const refused = await ask(path, 'guess', address);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect((await ask(path, right, address)).status).toBe(200);
    expect((await ask(path, 'guess', someAddress())).status).toBe(status);
  });

  test('count together, wherever they are tried, and for the networks of one IPv6 customer', async () => {
    const address = someAddress();
    for (const path of Object.keys(routes)) await statuses(4, path, 'guess', address);
    expect((await ask('/api/metrics', 'guess', address)).status).toBe(429);
    const networks = Array.from({ length: 25 }, (_, index) => `2001:db8:7:${index}::1`);
    const seen = [];
    for (const network of networks) seen.push((await ask('/api/metrics', 'guess', network)).status);
    expect(seen.filter((status) => status === 401)).toHaveLength(20);
  });

  test('are none where a request has none, or none is configured: readiness goes on answering', async () => {
    expect(new Set(await statuses(30, '/api/health/ready', undefined, someAddress()))).toEqual(new Set([200]));
    stubExampleEnv({ REVALIDATE_SECRET: '' });
    expect(new Set(await statuses(30, '/api/health/ready', 'anything', someAddress()))).toEqual(new Set([200]));
  });
});
