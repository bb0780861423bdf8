import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problems } from '@/lib/server/problems';
import type { Redis } from '@/lib/server/redis';

/**
 * A Redis as far as these tests need one: it answers HELLO and INFO, refuses what writes while it is full, and answers
 * everything else with OK, sooner or later.
 */
const fake = {
  isSilent: false,
  isFull: true,
  port: 0,
  server: createServer(),
  sockets: new Map<Socket, string>(),
};

function listen(): Promise<void> {
  fake.server = createServer((socket) => {
    fake.sockets.set(socket, '');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      fake.sockets.set(socket, (fake.sockets.get(socket) ?? '') + data.toString());
      if (!fake.isSilent) answer(socket);
    });
  });
  return new Promise((resolve) => {
    fake.server.listen(0, '127.0.0.1', () => {
      fake.port = (fake.server.address() as AddressInfo).port;
      resolve();
    });
  });
}

function answer(socket: Socket): void {
  const asked = fake.sockets.get(socket) ?? '';
  fake.sockets.set(socket, '');
  for (const [, command = ''] of asked.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g))
    socket.write(answerTo(command.toUpperCase()));
}

function answerTo(command: string): string {
  if (command === 'HELLO') return '%1\r\n+server\r\n+redis\r\n';
  if (command === 'INFO') return '$0\r\n\r\n';
  return fake.isFull && ['INCR', 'SET'].includes(command)
    ? '-OOM command not allowed when used memory > maxmemory\r\n'
    : '+OK\r\n';
}

async function hangUp(): Promise<void> {
  for (const socket of fake.sockets.keys()) socket.destroy();
  fake.sockets.clear();
  await new Promise((resolve) => void fake.server.close(resolve));
}

let memory: Redis;
const lines: string[] = [];

/** A connection of its own for each test. */
async function connect(): Promise<void> {
  Reflect.deleteProperty(globalThis, Symbol.for('shop.redis'));
  vi.resetModules();
  const { log } = await import('@/lib/server/log');
  vi.spyOn(log, 'warn').mockImplementation((line: unknown) => void lines.push(String(line)));
  memory = (await import('@/lib/server/redis')).redis() as Redis;
  await expect.poll(() => memory.client.isReady).toBe(true);
}

beforeEach(async () => {
  Object.assign(fake, { isSilent: false, isFull: true });
  lines.length = 0;
  problems.clear();
  await listen();
  process.env.REDIS_URL = `redis://127.0.0.1:${fake.port}`;
  await connect();
});

afterEach(async () => {
  memory.client.destroy();
  await hangUp();
  delete process.env.REDIS_URL;
  vi.restoreAllMocks();
});

const get = () => memory.run((client) => client.get('a'));
const timed = async () => {
  const startedAt = performance.now();
  const answer = await get();
  return { answer, ms: performance.now() - startedAt };
};

describe('the connection to Redis', () => {
  test('costs one caller 300 ms when Redis does not respond, and the next ones nothing until it does', async () => {
    fake.isSilent = true;
    const first = await timed();
    expect(first.answer).toBeUndefined();
    expect(first.ms).toBeGreaterThan(250);
    expect(first.ms).toBeLessThan(1500);
    const next = await timed();
    expect(next.answer).toBeUndefined();
    expect(next.ms).toBeLessThan(100);
    expect(memory.isUp()).toBe(false);
    fake.isSilent = false;
    for (const socket of fake.sockets.keys()) answer(socket);
    await expect.poll(() => get()).toBe('OK');
    expect(memory.isUp()).toBe(true);
    expect(lines).toEqual(['Redis: no response within 300 ms; the shop goes on from memory', 'Redis: responds again']);
  });

  test('is a problem of this instance while Redis takes nothing, until it does again', async () => {
    await memory.run((client) => client.incr('a'));
    expect(problems.get('redis-full')).toBe(
      'Redis takes nothing: OOM command not allowed when used memory > maxmemory',
    );
    await pause(5_500);
    expect(problems.has('redis-full')).toBe(true);
    fake.isFull = false;
    await vi.waitFor(() => expect(problems.has('redis-full')).toBe(false), { timeout: 8_000, interval: 100 });
    expect(lines.at(-1)).toBe('Redis: takes entries again');
    // the next time is said as well
    fake.isFull = true;
    await memory.run((client) => client.incr('a'));
    expect(lines).toHaveLength(3);
    problems.clear();
  }, 30_000);
});

test('there is no connection without REDIS_URL', async () => {
  delete process.env.REDIS_URL;
  expect((await import('@/lib/server/redis')).redis()).toBeUndefined();
});
