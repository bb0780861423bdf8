import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setSessionGate } from '@/lib/api/session-gate';
import { getCart } from '@/lib/cart/api';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { ensureSession, GUEST_ATTEMPTS, hasSession, renewSession } from '@/lib/session/session';
import { sessionStore } from '@/lib/session/store';
import { createMock } from '../mock-backend/testing.ts';

const mock = createMock();
const server = setupServer(...mock.handlers);
beforeAll(() => {
  server.listen();
  setSessionGate({ ready: hasSession, renew: renewSession });
});
afterAll(() => server.close());

const LOGIN = '/auth/login';
const logins = () => mock.requests({ call: 'login' }).length;
/** Waits for what pauses in between, without the pauses. */
async function quickly<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  void work.catch(() => {}).finally(() => (isDone = true));
  while (!isDone) await vi.advanceTimersByTimeAsync(500);
  return work;
}
const noSession = () => (document.cookie = 'auth.type=; Max-Age=0');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  noSession();
  sessionStore.set('unknown');
});
afterEach(() => {
  vi.useRealTimers();
  noSession();
  sessionStore.set('unknown');
  mock.reset();
});

it('is tried five times; a call that needs it says then that the shop is away, and does not go out', async () => {
  mock.fault({ path: LOGIN, status: 502 });
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'network', call: 'POST /stores/{store_id}/shopping-cart/all' });
  expect(logins()).toBe(GUEST_ATTEMPTS);
  expect(sessionStore.get()).toBe('unreachable');
  expect(mock.requests({ call: 'getCart' })).toEqual([]);
});

it('is tried once more for each that asks afterwards, and the page goes on saying that the shop is away meanwhile', async () => {
  mock.fault({ path: LOGIN, status: 502 });
  await quickly(ensureSession());
  const seen: string[] = [];
  onTestFinished(sessionStore.subscribe(() => seen.push(sessionStore.get())));
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'network' });
  expect([logins(), seen]).toEqual([GUEST_ATTEMPTS + 1, []]);
  mock.clearFaults();
  await expect(quickly(getCart(DEFAULT_CHOICES))).resolves.toMatchObject({ cart_items: [] });
  expect([logins(), seen]).toEqual([GUEST_ATTEMPTS + 2, ['guest']]);
});

it('of one tab does not wait for the pauses of another', async () => {
  mock.fault({ path: LOGIN, status: 502 });
  const locks = { held: 0, request: async (_: string, work: () => Promise<unknown>) => ((locks.held += 1), work().finally(() => (locks.held -= 1))) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const done = ensureSession();
  await vi.waitUntil(async () => {
    await vi.advanceTimersByTimeAsync(1);
    return logins() === 1 && locks.held === 0;
  });
  expect(sessionStore.get()).toBe('starting');
  await quickly(done);
  expect(sessionStore.get()).toBe('unreachable');
});
