import { act, render } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createSession, GUEST_ATTEMPTS, SessionProvider } from '@/components/session/session-provider';
import { reachStore } from '@/lib/api/reach';
import { sessionGate, setSessionGate } from '@/lib/api/session-gate';
import { getCart } from '@/lib/cart/api';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { ensureSession, restartSession } from '@/lib/session/session';
import { sessionStore } from '@/lib/session/store';
import { useGuestLogins } from '@/lib/session/use-session';
import { createMock } from '../mock-backend/testing.ts';

vi.mock('@/components/ui/deferred', async (original) => ({ ...(await original<object>()), deferred: () => () => null }));

const mock = createMock();
const server = setupServer(...mock.handlers);
beforeAll(() => server.listen());
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
let press: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  noSession();
  sessionStore.set('unknown');
  const session = createSession();
  setSessionGate(session);
  press = session.press;
});
afterEach(() => {
  vi.useRealTimers();
  noSession();
  sessionStore.set('unknown');
  reachStore.set('fine');
  mock.reset();
  mock.clearFaults();
});

it('is tried five times in all; a call that needs it does not go out and fails as the login did', async () => {
  mock.fault({ path: LOGIN, status: 500 });
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'server', status: 500, call: 'POST /auth/login' });
  expect(logins()).toBe(GUEST_ATTEMPTS);
  expect([sessionStore.get(), reachStore.get()]).toEqual(['unreachable', 'fine']);
  expect(mock.requests({ call: 'getCart' })).toEqual([]);
});

it('is not tried by itself after the fifth, whatever calls come; the page does not call the shop down that has answered', async () => {
  mock.fault({ path: LOGIN, status: 500 });
  await quickly(ensureSession());
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'server' });
  await quickly(ensureSession());
  expect(logins()).toBe(GUEST_ATTEMPTS);
});

it('that nobody answers says that the shop is down', async () => {
  mock.fault({ path: LOGIN, drop: true });
  await quickly(ensureSession());
  expect(reachStore.get()).toBe('down');
});

it('is tried once for a press, however many calls follow from it, and the page goes on saying so meanwhile', async () => {
  mock.fault({ path: LOGIN, status: 500 });
  await quickly(ensureSession());
  const seen: string[] = [];
  onTestFinished(sessionStore.subscribe(() => seen.push(sessionStore.get())));
  press();
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'server' });
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'server' });
  expect([logins(), seen]).toEqual([GUEST_ATTEMPTS + 1, []]);
  mock.clearFaults();
  press();
  await expect(quickly(getCart(DEFAULT_CHOICES))).resolves.toMatchObject({ cart_items: [] });
  expect([logins(), seen]).toEqual([GUEST_ATTEMPTS + 2, ['guest']]);
});

it('is tried once for who asks for it', async () => {
  mock.fault({ path: LOGIN, status: 500 });
  await quickly(ensureSession());
  await quickly(restartSession());
  expect(logins()).toBe(GUEST_ATTEMPTS + 1);
});

it('does not count a press from before the fifth', async () => {
  mock.fault({ path: LOGIN, status: 500 });
  press();
  await quickly(ensureSession());
  await quickly(ensureSession());
  expect(logins()).toBe(GUEST_ATTEMPTS);
});

it('has its five attempts again once a login has worked', async () => {
  mock.fault({ path: LOGIN, status: 500, times: 4 });
  await quickly(ensureSession());
  expect(sessionStore.get()).toBe('guest');
  noSession();
  mock.fault({ path: LOGIN, status: 500 });
  await quickly(sessionGate().renew());
  expect(logins()).toBe(GUEST_ATTEMPTS + GUEST_ATTEMPTS);
});

it('of the provider starts with the page, tells what is below, and hears presses anywhere on it', async () => {
  mock.fault({ path: LOGIN, status: 500, times: GUEST_ATTEMPTS });
  const Count = () => <output>{useGuestLogins()}</output>;
  const page = render(
    <SessionProvider>
      <Count />
    </SessionProvider>,
  );
  await act(() => vi.waitUntil(async () => (await vi.advanceTimersByTimeAsync(500), sessionStore.get() === 'unreachable')));
  const before = sessionStore.guestLogins();
  expect([logins(), page.container.textContent]).toEqual([GUEST_ATTEMPTS, String(before)]);
  page.getByRole('status').click();
  await act(() => quickly(ensureSession()));
  expect([logins(), page.container.textContent, sessionStore.get()]).toEqual([GUEST_ATTEMPTS + 1, String(before + 1), 'guest']);
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
