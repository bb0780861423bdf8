import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SERVER_ERROR_MESSAGES } from '@/lib/error/error-messages';
import { LOCALE_TABLE } from '@/lib/i18n/locales';
import { stubExampleEnv } from './example-env.ts';

let middleware: (request: NextRequest) => Promise<Response>;
let addresses = 0;
const someAddress = () => `192.0.2.${(addresses += 1)}`;

beforeEach(async () => {
  stubExampleEnv({ RATE_LIMITS: 'on' });
  middleware = (await import('@/middleware')).default as typeof middleware;
});
afterEach(() => vi.restoreAllMocks());

const get = async (path: string, address: string) =>
  middleware(
    new NextRequest(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', 'x-client-ip': address } }),
  );

/** The statuses for a page that is asked for so many times. */
async function statuses(times: number, path: string, address: string): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) {
    seen.push((await get(path.replace('TIME', String(time)), address)).status);
  }
  return seen;
}
const refused = (seen: number[]) => seen.filter((status) => status === 429).length;

describe('searches', () => {
  test.each(['/shop/main/product?keyword=TIME', '/zh/shop/main/product?min_price=TIME', '/posts?keyword=TIME'])(
    'such as %s have a limit of 120 a minute for an address',
    async (path) => {
      const address = someAddress();
      expect(refused(await statuses(130, path, address))).toBe(10);
      expect((await get(path, someAddress())).status).toBe(200);
    },
  );

  test('beyond it get a page in their language, with Retry-After, that no cache stores', async () => {
    const path = '/cn/shop/main/product?offer=1';
    const address = someAddress();
    await statuses(120, path, address);
    const response = await get(path, address);
    const { status, headers } = response;
    const text = await response.text();
    expect(status).toBe(429);
    expect(text).toContain(`<html lang="${LOCALE_TABLE.cn.tag}">`);
    expect(text).toContain(SERVER_ERROR_MESSAGES.cn.searchesText);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('are limited, other pages are not', async () => {
    const address = someAddress();
    expect(refused(await statuses(130, '/nothing', address))).toBe(0);
    expect(refused(await statuses(130, '/authentication/login/email', address))).toBe(0);
  });
});
