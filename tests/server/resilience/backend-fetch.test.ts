import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { isBrokenCircuitError, isBulkheadRejectedError } from 'cockatiel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { log } from '@/lib/server/log';
import { withCallContext, withRequestContext } from '@/lib/server/request-context';
import { protectBackendFetch } from '@/lib/server/resilience/backend-fetch';
import { isUnavailable } from '@/lib/server/resilience/availability';
import { MAX_RESPONSE_BYTES } from '@/lib/server/resilience/read-response';

type Backend = (request: IncomingMessage, response: ServerResponse) => void;

const plainFetch = globalThis.fetch;
let backend: Backend;
let received: IncomingMessage[] = [];
let server: Server;
let origin: string;

const answer =
  (status: number, headers: Record<string, string> = {}): Backend =>
  (_, response) =>
    void response.writeHead(status, headers).end(JSON.stringify({ status }));
const cut: Backend = (request) => void request.socket.destroy();
const hang: Backend = () => {};
const beginAndHang: Backend = (_, response) => void response.writeHead(200).write('{"half":');
const inTurn =
  (...steps: Backend[]): Backend =>
  (...exchange) =>
    steps[received.length - 1]?.(...exchange);
const calls = () => received.filter(({ url }) => url !== '/probe').length;

beforeAll(() => protectBackendFetch((at) => `${at}/probe`));
afterAll(() => void (globalThis.fetch = plainFetch));

// an origin for each test, and with it a circuit
beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    received.push(request);
    backend(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const call = (path = '/things', init: RequestInit = {}, timeoutMs = 15_000) =>
  withCallContext({ name: `GET ${path}`, timeoutMs }, () => fetch(origin + path, init));
const statusOf = async (...given: Parameters<typeof call>) => (await call(...given)).status;
const errorOf = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => Promise.reject(new Error('did not fail')),
    (error: Error) => error,
  );
const POST = { method: 'POST' };
/** Calls that fail until the circuit is open. */
async function openCircuit(): Promise<void> {
  backend = cut;
  while (!isUnavailable(origin)) await errorOf(call('/things', POST));
}

describe('a read', () => {
  test.each([502, 429])('is retried after a %i', async (status) => {
    backend = inTurn(answer(status), answer(status), answer(200));
    expect([await statusOf(), calls()]).toEqual([200, 3]);
  });

  test('is retried after a connection that broke, before a response or in it', async () => {
    backend = inTurn(
      cut,
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"half":', () => request.socket.destroy());
      },
      answer(200),
    );
    expect(await (await call()).json()).toEqual({ status: 200 });
    expect(calls()).toBe(3);
  });

  test('is retried twice at most; the last response is returned as it is', async () => {
    backend = answer(503, { 'x-last': 'yes' });
    const response = await call();
    expect([response.status, response.headers.get('x-last'), await response.json(), calls()]).toEqual([
      503,
      'yes',
      { status: 503 },
      3,
    ]);
  });

  test.each([404, 500])('is not retried after a %i, which is the backend’s own word', async (status) => {
    backend = answer(status);
    expect([await statusOf(), calls()]).toEqual([status, 1]);
  });

  test.each([
    ['before its response', hang],
    ['in its response', beginAndHang],
  ])('times out once for all its tries when the backend hangs %s', async (_, step) => {
    backend = step;
    expect(await errorOf(call('/things', {}, 200))).toMatchObject({ name: 'TimeoutError', code: 'ETIMEDOUT' });
    expect(calls()).toBe(1);
  });
});

test.each(['POST', 'PUT', 'DELETE'])('a %s is never retried: it may have been carried out', async (method) => {
  backend = answer(503);
  expect(await statusOf('/things', { method })).toBe(503);
  backend = cut;
  await errorOf(call('/things', { method }));
  expect(calls()).toBe(2);
});

describe('the circuit', () => {
  test('opens for a dead backend, which is probed until it is available again', async () => {
    await openCircuit();
    const before = calls();
    const errors = await Promise.all(Array.from({ length: 100 }, () => errorOf(call())));
    expect(errors.every(isBrokenCircuitError)).toBe(true);
    expect(calls()).toBe(before);

    backend = answer(200);
    await vi.waitFor(() => expect(isUnavailable(origin)).toBe(false), { timeout: 10_000 });
    expect(received.at(-1)?.url).toBe('/probe');
    expect(await statusOf()).toBe(200);
  });

  test('stays open while the probe is answered by a gateway', async () => {
    await openCircuit();
    backend = answer(503);
    await vi.waitFor(() => expect(received.length - calls()).toBe(2), { timeout: 10_000 });
    expect(isUnavailable(origin)).toBe(true);
  });

  test.each<[string, Backend]>([
    ['fails once in three times', (...exchange) => (received.length % 3 === 0 ? cut : answer(200))(...exchange)],
    ['answers 500', answer(500)],
    ['responds with far too much', answer(200, { 'content-length': String(MAX_RESPONSE_BYTES + 1) })],
  ])('stays closed for a backend that %s', async (_, step) => {
    backend = step;
    for (let count = 0; count < 40; count += 1) await call('/things', POST).catch(() => undefined);
    expect(isUnavailable(origin)).toBe(false);
  });
});

test('a hanging backend holds 64 reads, and 512 wait; an order gets through meanwhile', async () => {
  backend = (request, response) => (request.method === 'GET' ? hang : answer(200))(request, response);
  const reads = Array.from({ length: 700 }, () => errorOf(call('/things', {}, 3_000)));
  await expect.poll(() => calls()).toBe(64);
  expect(await statusOf('/checkouts', POST)).toBe(200);
  expect(calls()).toBe(65);
  const errors = await Promise.all(reads);
  expect(errors.filter(isBulkheadRejectedError)).toHaveLength(700 - 64 - 512);
});

describe('the size of a response', () => {
  let sent = 0;
  let isCancelled = false;
  /** Writes as fast as the other side reads, until it has sent enough or is cut off. */
  const stream =
    (bytes: number, headers: Record<string, string> = {}, chunk = Buffer.alloc(64 * 1024, 'x')): Backend =>
    (_, response) => {
      sent = 0;
      response.writeHead(200, headers);
      const write = () => {
        while (sent < bytes) {
          const piece = chunk.subarray(0, bytes - sent);
          sent += piece.length;
          if (!response.write(piece)) return void response.once('drain', write);
        }
        response.end();
      };
      response.on('close', () => (isCancelled = !response.writableFinished));
      write();
    };
  const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));

  test.each<[string, Backend]>([
    ['without end', stream(400 * 1024 * 1024)],
    ['announced in its header', stream(400 * 1024 * 1024, { 'content-length': String(400 * 1024 * 1024) })],
    [
      'of a gzip bomb',
      stream(bomb.length, { 'content-encoding': 'gzip', 'content-length': String(bomb.length) }, bomb),
    ],
  ])('%s ends the call, which is not retried, with one warning and bounded memory', async (_, step) => {
    backend = step;
    const warn = vi.spyOn(log, 'warn');
    const memory = process.memoryUsage().rss;
    expect(await errorOf(call())).toMatchObject({ name: 'UnusableResponseError', code: 'UNUSABLE_RESPONSE' });
    expect(process.memoryUsage().rss - memory).toBeLessThan(100 * 1024 * 1024);
    expect(calls()).toBe(1);
    expect(warn.mock.calls).toEqual([
      [{ call: 'GET /things', limit: MAX_RESPONSE_BYTES }, expect.stringContaining('too large')],
    ]);
    if (sent > MAX_RESPONSE_BYTES + 1) await expect.poll(() => isCancelled).toBe(true);
    // what is in the buffers of both sides comes on top
    expect(sent).toBeLessThan(MAX_RESPONSE_BYTES + 16 * 1024 * 1024);
  });
});

test('the request’s id goes to the backend in place of the constant one of pages', async () => {
  backend = answer(200);
  await withRequestContext({ id: 'page-1' }, () => call('/things', { headers: { 'x-request-id': 'server' } }));
  expect(received[0]?.headers['x-request-id']).toBe('page-1');
});

test('a form reaches the backend complete, with its length', async () => {
  const form = new FormData();
  form.append('file', new File(['picture'], 'slip.jpg', { type: 'image/jpeg' }));
  let body: unknown;
  backend = async (request, response) => {
    const bytes = await buffer(request);
    expect(Number(request.headers['content-length'])).toBe(bytes.length);
    body = await new Response(bytes, {
      headers: { 'content-type': String(request.headers['content-type']) },
    }).formData();
    answer(200)(request, response);
  };
  expect(await statusOf('/upload', { method: 'POST', body: form })).toBe(200);
  const { name, type, size } = (body as FormData).get('file') as File;
  expect([name, type, size]).toEqual(['slip.jpg', 'image/jpeg', 7]);
});
