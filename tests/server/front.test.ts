import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openFront } from '@/lib/server/front';

vi.mock('@/lib/env', () => ({
  env: () => ({ SITE_URL: 'http://localhost:1', CROSS_ORIGIN_EMBED: false, TRUSTED_PROXIES: undefined }),
  isProduction: () => false,
  logLevel: () => 'silent',
}));

/** Stands in for the framework: what it is asked for, and a page that any cache may keep. */
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.setHeader('ETag', `"${asked.length}"`);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=600');
  response.end(`<html>${'page '.repeat(400)}${asked.length}</html>`);
});
beforeAll(async () => {
  openFront();
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));
afterEach(() => {
  vi.restoreAllMocks();
  asked.length = 0;
});
const ask = async (path: string) => (await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`)).text();

test('the framework is asked without what the page does not read, and its answer serves every query', async () => {
  const first = await ask('/about-us?session_id=secret');
  expect(await ask('/about-us')).toBe(first);
  expect(await ask('/about-us?voucher=other')).toBe(first);
  expect(asked).toEqual(['/about-us']);
});

test('an answer is held for a second, even when the clock is set back meanwhile', async () => {
  await ask('/contact-us');
  const [now, time] = [performance.now(), Date.now()];
  vi.spyOn(Date, 'now').mockReturnValue(time - 86_400_000);
  await ask('/contact-us');
  expect(asked).toHaveLength(1);
  vi.spyOn(performance, 'now').mockReturnValue(now + 1_500);
  await ask('/contact-us');
  expect(asked).toHaveLength(2);
});
