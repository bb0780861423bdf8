import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardBackend } from '@/lib/server/backend-fetch';
import { stateOf } from '@/lib/server/breaker';
import { log } from '@/lib/server/log';
import { withCallContext, withRequestContext } from '@/lib/server/request-context';
import { MAX_ANSWER_BYTES } from '@/lib/server/whole-answer';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const plainFetch = globalThis.fetch;
let answer: Answer;
let asked: IncomingMessage[] = [];
let mostAtOnce = 0;
let server: Server;
let origin: string;

const say =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(status, headers).end(JSON.stringify({ status }));
const cut: Answer = (request) => void request.socket.destroy();
const asks = () => asked.filter(({ url }) => url !== '/look');

beforeAll(() => guardBackend((at) => `${at}/look`));
afterAll(() => void (globalThis.fetch = plainFetch));

// an origin of its own for each test: each has a breaker of its own
beforeEach(async () => {
  asked = [];
  mostAtOnce = 0;
  let atOnce = 0;
  server = createServer((request, response) => {
    asked.push(request);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.on('close', () => (atOnce -= 1));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const call = (path = '/things', init: RequestInit = {}, timeoutMs = 15_000) =>
  withCallContext({ name: `GET ${path}`, timeoutMs }, () => fetch(origin + path, init));
const statusOf = async (path?: string, init?: RequestInit, timeoutMs?: number) => (await call(path, init, timeoutMs)).status;
const failureOf = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => Promise.reject(new Error('did not fail')),
    (error: Error) => error,
  );
/** Calls that fail until the breaker is open. */
async function breakIt(): Promise<void> {
  answer = cut;
  while (stateOf(origin) === 'up') await failureOf(call('/things', { method: 'POST' }));
}

describe('what is tried again', () => {
  test.each([502, 503, 504, 429])('reading, after a %i', async (status) => {
    const answers = [say(status), say(status), say(200)];
    answer = (...seen) => answers[asked.length - 1]?.(...seen);
    expect(await statusOf()).toBe(200);
    expect(asked).toHaveLength(3);
  });

  test('reading, after a connection that broke', async () => {
    answer = (...seen) => (asked.length === 1 ? cut : say(200))(...seen);
    expect(await statusOf()).toBe(200);
    expect(asked).toHaveLength(2);
  });

  test('no more than twice; the last answer is handed on as it is', async () => {
    answer = say(503, { 'x-last': 'yes' });
    const response = await call();
    expect([response.status, response.headers.get('x-last'), await response.json()]).toEqual([503, 'yes', { status: 503 }]);
    expect(asked).toHaveLength(3);
  });

  test.each(['POST', 'PUT', 'DELETE'])('never a %s: it may have been carried out', async (method) => {
    answer = say(503);
    expect(await statusOf('/things', { method })).toBe(503);
    answer = cut;
    await failureOf(call('/things', { method }));
    expect(asked).toHaveLength(2);
  });

  test.each([400, 401, 404, 409, 422, 500, 501])('nothing after a %i: the backend has spoken', async (status) => {
    answer = say(status);
    expect(await statusOf()).toBe(status);
    expect(asked).toHaveLength(1);
  });

  test('after the pause that the backend asks for', async () => {
    const startedAt = performance.now();
    answer = (...seen) => (asked.length === 1 ? say(429, { 'retry-after': '1' }) : say(200))(...seen);
    expect(await statusOf()).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(990);
  });

  test('not when that pause is longer than anybody waits', async () => {
    answer = say(503, { 'retry-after': '60' });
    expect(await statusOf()).toBe(503);
    expect(asked).toHaveLength(1);
  });

  test('all tries together end in time', async () => {
    answer = () => {};
    const startedAt = performance.now();
    const error = await failureOf(call('/things', {}, 300));
    expect(error.name).toBe('TimeoutError');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(asked).toHaveLength(1);
  });

  test('nothing that the caller gave up', async () => {
    answer = () => {};
    const caller = new AbortController();
    const error = failureOf(call('/things', { signal: caller.signal }));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    caller.abort();
    expect((await error).name).toBe('AbortError');
    expect(asked).toHaveLength(1);
    expect(stateOf(origin)).toBe('up');
  });
});

describe('a backend that is away', () => {
  test('is asked no more, and asked again by itself until it is back', async () => {
    await breakIt();
    const before = asks().length;
    const startedAt = performance.now();
    const errors = await Promise.all(Array.from({ length: 100 }, () => failureOf(call())));
    expect(new Set(errors.map(({ name, message }) => `${name}: ${message}`))).toEqual(new Set(['NotAskedError: the backend is away']));
    expect(performance.now() - startedAt).toBeLessThan(400);
    expect(asks()).toHaveLength(before);

    answer = say(200);
    await vi.waitFor(() => expect(stateOf(origin)).toBe('up'), { timeout: 10_000 });
    expect(asked.at(-1)?.url).toBe('/look');
    expect(await statusOf()).toBe(200);
  });

  test('is not what fails once in three times', async () => {
    answer = (...seen) => (asked.length % 3 === 0 ? cut : say(200))(...seen);
    for (let count = 0; count < 60; count += 1) await call('/things', { method: 'POST' }).catch(() => undefined);
    expect(stateOf(origin)).toBe('up');
  });

  test('is not what refuses, nor one call that is always broken', async () => {
    answer = say(500);
    for (let count = 0; count < 40; count += 1) await statusOf('/things', { method: 'POST' });
    expect(stateOf(origin)).toBe('up');
  });

  test('is no news from uploads that stop on their way', async () => {
    answer = cut;
    const init = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: 'x' };
    for (let count = 0; count < 40; count += 1) await failureOf(call('/upload', init));
    expect(stateOf(origin)).toBe('up');
  });
});

describe('a backend that hangs', () => {
  test('is given up in the middle of an answer, too', async () => {
    answer = (_, response) => void response.writeHead(200).write('{"half":');
    expect((await failureOf(call('/things', {}, 300))).name).toBe('TimeoutError');
  });

  test('counts as away when its answers begin and never end', async () => {
    answer = (_, response) => void response.writeHead(200).write('{"half":');
    const calls = Array.from({ length: 10 }, () => failureOf(call('/things', {}, 300)));
    expect(new Set((await Promise.all(calls)).map(({ name }) => name))).toEqual(new Set(['TimeoutError']));
    await vi.waitFor(() => expect(stateOf(origin)).toBe('down'));
  });

  test('costs a page one timeout when its answers begin and never end, however often the page is rendered', async () => {
    answer = (_, response) => void response.writeHead(200).write('{"half":');
    await withRequestContext({ id: 'page-1' }, async () => {
      expect((await failureOf(call('/a', {}, 200).then((response) => response.text()))).name).toBe('TimeoutError');
      expect((await failureOf(call('/a', {}, 200).then((response) => response.text()))).name).toBe('NotAskedError');
    });
    expect(asks()).toHaveLength(1);
  });

  test('is given up and counts as away, also when memory is cleared meanwhile', async () => {
    setFlagsFromString('--expose-gc');
    const clearMemory = runInNewContext('gc') as () => void;
    answer = () => {};
    const calls = Array.from({ length: 10 }, () => failureOf(call('/things', {}, 400)));
    await vi.waitFor(() => expect(asks()).toHaveLength(calls.length));
    clearMemory();
    expect(new Set((await Promise.all(calls)).map(({ name }) => name))).toEqual(new Set(['TimeoutError']));
    await vi.waitFor(() => expect(stateOf(origin)).toBe('down'));
  });

  test('lets a visitor wait once, however often a page is drawn; the next one is not held back', async () => {
    answer = () => {};
    const visit = (id: string) =>
      withRequestContext({ id }, async () => {
        const together = await Promise.all([failureOf(call('/a', {}, 200)), failureOf(call('/b', {}, 200))]);
        return [...together, await failureOf(call('/a', {}, 200)), await failureOf(call('/c', {}, 200))].map(({ name }) => name);
      });
    expect(await visit('page-1')).toEqual(['TimeoutError', 'TimeoutError', 'NotAskedError', 'NotAskedError']);
    expect(asks()).toHaveLength(2);
    answer = say(200);
    expect(await withRequestContext({ id: 'page-2' }, () => statusOf('/a'))).toBe(200);
  });

  test('holds back no second call of a visitor whose first one failed at once', async () => {
    answer = (...seen) => (asked.length === 1 ? cut : say(200))(...seen);
    await withRequestContext({ id: 'page-1' }, async () => {
      await failureOf(call('/a', { method: 'POST' }));
      expect(await statusOf('/b')).toBe(200);
    });
  });

  test('is found out by five calls that wait in vain', async () => {
    answer = say(200);
    for (let count = 0; count < 40; count += 1) await statusOf('/things', { method: 'POST' });
    answer = () => {};
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 15_000);
    for (let count = 0; count < 5; count += 1) {
      expect(stateOf(origin)).toBe('up');
      await failureOf(call('/things', { method: 'POST' }, 20));
    }
    await vi.waitFor(() => expect(stateOf(origin)).toBe('down'));
    vi.restoreAllMocks();
  });

  test('holds so many calls and no more; an order gets through meanwhile', async () => {
    const held: ServerResponse[] = [];
    answer = (request, response) => (request.method === 'GET' ? void held.push(response) : say(200)(request, response));
    const patience = 4_000;
    const reading = Array.from({ length: 700 }, () => failureOf(call('/things', {}, patience)));
    await vi.waitFor(() => expect(held).toHaveLength(64));
    expect(await statusOf('/checkouts', { method: 'POST' })).toBe(200);
    // measured before the first are given up: the server hears of that later than the next one comes
    expect(mostAtOnce).toBeLessThanOrEqual(65);
    const errors = await Promise.all(reading);
    expect(errors.filter(({ name }) => name === 'NotAskedError').length).toBeGreaterThanOrEqual(700 - 64 - 512);
  });
});

test('uploads that take long hold back no other call', async () => {
  const held: ServerResponse[] = [];
  answer = (request, response) => (request.url === '/upload' ? void held.push(response) : say(200)(request, response));
  const init = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: 'x' };
  const uploads = Array.from({ length: 100 }, () => failureOf(call('/upload', init, 3_000)));
  await vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(16));
  expect(await statusOf('/auth/login', { method: 'POST' })).toBe(200);
  expect(held).toHaveLength(16);
  const failures = (await Promise.all(uploads)).map(({ name }) => name);
  expect(failures.filter((name) => name === 'NotAskedError')).toHaveLength(100 - 16 - 32);
});

describe('the size of an answer', () => {
  const warnings = () => vi.mocked(log.warn).mock.calls;
  let sent = 0;
  let isCancelled = false;
  const tooLarge = { name: 'AnswerTooLargeError', code: 'ANSWER_TOO_LARGE' };
  /** Writes as fast as the other side reads, until it has sent enough or is cut off. */
  const stream =
    (bytes: number, headers: Record<string, string> = {}, chunk = Buffer.alloc(64 * 1024, 'x')): Answer =>
    (_, response) => {
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

  beforeEach(() => {
    sent = 0;
    isCancelled = false;
    vi.spyOn(log, 'warn');
  });
  afterEach(() => void vi.restoreAllMocks());

  test('may be the limit exactly', async () => {
    answer = stream(MAX_ANSWER_BYTES);
    expect((await (await call()).arrayBuffer()).byteLength).toBe(MAX_ANSWER_BYTES);
    expect(warnings()).toEqual([]);
  });

  test('beyond the limit ends the call, which is not retried, with one line in the log', async () => {
    answer = stream(MAX_ANSWER_BYTES + 1);
    expect(await failureOf(call().then((response) => response.arrayBuffer()))).toMatchObject(tooLarge);
    expect(asked).toHaveLength(1);
    expect(warnings()).toEqual([[{ call: 'GET /things', limit: MAX_ANSWER_BYTES }, expect.stringContaining('too large')]]);
  });

  test('without end is cut off', async () => {
    answer = stream(400 * 1024 * 1024);
    expect(await failureOf(call().then((response) => response.arrayBuffer()))).toMatchObject(tooLarge);
    await vi.waitFor(() => expect(isCancelled).toBe(true));
    // what lies in the buffers of both sides comes on top
    expect(sent).toBeLessThan(MAX_ANSWER_BYTES + 16 * 1024 * 1024);
  });

  test('is what it has unpacked: a gzip bomb is cut off', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    answer = stream(bomb.length, { 'content-encoding': 'gzip', 'content-length': String(bomb.length) }, bomb);
    const before = process.memoryUsage().rss;
    expect(await failureOf(call().then((response) => response.arrayBuffer()))).toMatchObject(tooLarge);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  test('is believed where the answer names it beforehand: nothing is read', async () => {
    answer = stream(400 * 1024 * 1024, { 'content-length': String(400 * 1024 * 1024) });
    expect(await failureOf(call().then((response) => response.arrayBuffer()))).toMatchObject(tooLarge);
    await vi.waitFor(() => expect(isCancelled).toBe(true));
    expect(sent).toBeLessThan(MAX_ANSWER_BYTES);
  });

  test('is no outage of the backend', async () => {
    answer = stream(1, { 'content-length': String(MAX_ANSWER_BYTES + 1) });
    for (let count = 0; count < 40; count += 1) await failureOf(call('/things', { method: 'POST' }));
    expect(stateOf(origin)).toBe('up');
  });

  test('holds for the answer of the file service to an upload', async () => {
    answer = stream(MAX_ANSWER_BYTES + 1);
    const init = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: 'x' };
    expect(await failureOf(call('/upload', init).then((response) => response.text()))).toMatchObject(tooLarge);
  });

  test.each([204, 304])('of a %i, which has no body, is no matter', async (status) => {
    answer = say(status);
    expect(await statusOf()).toBe(status);
  });
});

test('reading is tried again when an answer breaks off', async () => {
  answer = (request, response) => {
    if (asked.length > 1) return say(200)(request, response);
    response.writeHead(200, { 'content-length': '100' }).write('{"half":');
    setTimeout(() => request.socket.destroy(), 20);
  };
  expect(await (await call()).json()).toEqual({ status: 200 });
});

test('the request’s id goes to the backend in place of the constant one of pages', async () => {
  answer = say(200);
  await withRequestContext({ id: 'page-1' }, () => call('/things', { headers: { 'x-request-id': 'server' } }));
  expect(asked[0]?.headers['x-request-id']).toBe('page-1');
});

test('what is no call of the contract passes by', async () => {
  answer = say(503);
  expect((await fetch(`${origin}/media/x.webp`)).status).toBe(503);
  expect(asked).toHaveLength(1);
});
