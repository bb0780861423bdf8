import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { clearMicroCache, compressAndRemember, serveFromMemory } from '@/lib/server/http/micro-cache';
import { ShopResponse } from '@/lib/server/http/shop-response';

/** Stands in for Next: what it is asked for, and the page that it answers with. */
const asked: string[] = [];
let headers: Record<string, string> = {};
const server = createServer({ ServerResponse: ShopResponse }, (request, response) => {
  const url = request.url ?? '/';
  if (serveFromMemory(url, request, response)) return;
  asked.push(url);
  response.transformBody((chunk, isWhole) => (isWhole ? compressAndRemember(url, request, response, chunk) : chunk));
  response.setHeader('ETag', `"${asked.length}"`);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=600');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(`<html>${'page '.repeat(400)}${asked.length}</html>`);
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve)));
afterAll(() => new Promise((resolve) => void server.close(resolve)));
afterEach(() => {
  vi.restoreAllMocks();
  asked.length = 0;
  headers = {};
  clearMicroCache();
});
const url = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;
const ask = async (path: string) => (await fetch(url(path))).text();

test('a page is answered from memory for a second, even when the clock is set back meanwhile', async () => {
  const first = await ask('/contact-us');
  const [now, time] = [performance.now(), Date.now()];
  vi.spyOn(Date, 'now').mockReturnValue(time - 86_400_000);
  expect(await ask('/contact-us')).toBe(first);
  expect(asked).toHaveLength(1);
  vi.spyOn(performance, 'now').mockReturnValue(now + 1_500);
  await ask('/contact-us');
  expect(asked).toHaveLength(2);
});

test('a page that is being renewed is asked for again sooner', async () => {
  headers = { 'X-Nextjs-Cache': 'STALE' };
  await ask('/contact-us');
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 500);
  await ask('/contact-us');
  expect(asked).toHaveLength(2);
});

test.each<[string, Record<string, string>]>([
  ['that sets a cookie', { 'Set-Cookie': 'a=1' }],
  ['that is for one visitor', { 'Cache-Control': 'private, no-store' }],
])('a page %s is not remembered', async (_, given) => {
  headers = given;
  await ask('/contact-us');
  await ask('/contact-us');
  expect(asked).toHaveLength(2);
});

test('nothing is left in memory after a revalidation', async () => {
  await ask('/contact-us');
  clearMicroCache();
  await ask('/contact-us');
  expect(asked).toHaveLength(2);
});

test('a matching ETag gets a 304, from memory as well', async () => {
  const statuses = async () => {
    const { status } = await fetch(url('/contact-us'), { headers: { 'If-None-Match': '"1"' } });
    return status;
  };
  expect([await statuses(), await statuses()]).toEqual([304, 304]);
  expect(asked).toHaveLength(1);
});
