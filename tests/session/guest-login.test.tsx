import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { GUEST_ATTEMPTS, logInGuest, noteClick as click, SessionProvider } from '@/components/session/session-provider';
import { authInterceptor, setAuthInterceptor } from '@/lib/calls/auth-interceptor';
import { getCart } from '@/lib/cart/api';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { connectivity } from '@/lib/client/connectivity';
import { createAuth } from '@/lib/session/auth';
import { cookiesError } from '@/lib/session/api';
import { failureKey } from '@/lib/outcome-toast';
import { ensureSession, restartSession } from '@/lib/session/session';
import { cookiesBlocked, guestLogins, sessionStore } from '@/lib/session/store';
import { ShopProviders } from '../shop-providers.tsx';
import { mockSession } from './shop.tsx';

vi.mock('@/components/ui/deferred', async (original) => ({
  ...(await original<object>()),
  deferred: () => () => null,
}));

const mock = mockSession('unknown');

const LOGIN = '/auth/login';
const logins = () => mock.requests({ call: 'login' }).length;
/** Skips the pauses between the attempts. */
async function quickly<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  void work.catch(() => {}).finally(() => (isDone = true));
  while (!isDone) await vi.advanceTimersByTimeAsync(500);
  return work;
}
const noSession = () => (document.cookie = 'auth.type=; Max-Age=0');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setAuthInterceptor(createAuth(logInGuest));
});
afterEach(() => {
  vi.useRealTimers();
  connectivity.set('online');
  cookiesBlocked.set(false);
});

// first in this file: ten seconds of any test's clock are a sign, too
// @spec-10.4
it('starts with the first sign of a person and counts, and a click anywhere on the page is worth another attempt', async () => {
  mock.fault({ path: LOGIN, status: 500, times: GUEST_ATTEMPTS });
  const before = guestLogins.get();
  const page = render(
    <SessionProvider>
      <button type="button">A button</button>
    </SessionProvider>,
    { wrapper: ShopProviders },
  );
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(logins()).toBe(0);
  act(() => void dispatchEvent(new Event('pointermove')));
  await act(() =>
    vi.waitUntil(async () => (await vi.advanceTimersByTimeAsync(500), sessionStore.get() === 'unreachable'), {
      timeout: 8000,
    }),
  );
  expect([logins(), guestLogins.get()]).toEqual([GUEST_ATTEMPTS, before]);
  page.getByRole('button').click();
  await act(() => quickly(ensureSession()));
  expect([logins(), guestLogins.get(), sessionStore.get()]).toEqual([GUEST_ATTEMPTS + 1, before + 1, 'guest']);
});

// @spec-4.3
it('is attempted five times in all; a call that needs it is not sent and fails with the login’s error', async () => {
  mock.fault({ path: LOGIN, status: 500 });
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({
    code: 'server',
    status: 500,
    call: 'POST /auth/login',
  });
  expect(logins()).toBe(GUEST_ATTEMPTS);
  expect([sessionStore.get(), connectivity.get()]).toEqual(['unreachable', 'online']);
  expect(mock.requests({ call: 'getCart' })).toEqual([]);
});

// @spec-9.4
it('is not attempted again by itself, whatever calls are made', async () => {
  mock.fault({ path: LOGIN, status: 500 });
  await quickly(ensureSession());
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'server' });
  await quickly(ensureSession());
  expect(logins()).toBe(GUEST_ATTEMPTS);
});

it('without a response means that the shop is unreachable', async () => {
  mock.fault({ path: LOGIN, drop: true });
  await quickly(ensureSession());
  expect(connectivity.get()).toBe('unreachable');
});

it('is attempted once for a click, however many calls it causes, and the status stays until it has succeeded', async () => {
  mock.fault({ path: LOGIN, status: 500 });
  await quickly(ensureSession());
  const seen: string[] = [];
  onTestFinished(sessionStore.subscribe(() => seen.push(sessionStore.get())));
  click();
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'server' });
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'server' });
  expect([logins(), seen]).toEqual([GUEST_ATTEMPTS + 1, []]);
  mock.clearFaults();
  click();
  await expect(quickly(getCart(DEFAULT_CHOICES))).resolves.toMatchObject({ cart_items: [] });
  expect([logins(), seen]).toEqual([GUEST_ATTEMPTS + 2, ['guest']]);
});

it('has five attempts again after a success', async () => {
  mock.fault({ path: LOGIN, status: 500, times: 4 });
  await quickly(ensureSession());
  expect(sessionStore.get()).toBe('guest');
  noSession();
  mock.fault({ path: LOGIN, status: 500 });
  await quickly(authInterceptor().refreshToken(undefined));
  expect(logins()).toBe(GUEST_ATTEMPTS + GUEST_ATTEMPTS);
});

it('is not repeated in a browser that keeps no cookies, but at the shopper’s request', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  onTestFinished(() => void vi.restoreAllMocks());
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'cookies' });
  click();
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'cookies' });
  expect([logins(), sessionStore.get(), mock.requests({ call: 'getCart' })]).toEqual([1, 'unreachable', []]);
  await quickly(restartSession());
  expect([logins(), failureKey(cookiesError())]).toEqual([2, 'cookies']);
  vi.restoreAllMocks();
  await quickly(restartSession());
  await expect(quickly(getCart(DEFAULT_CHOICES))).resolves.toMatchObject({ cart_items: [] });
});

it('is not made for a 401 that comes after another login: the call is sent again with that one', async () => {
  mock.become('guest');
  document.cookie = 'auth.mark=.old';
  mock.fault({ call: 'getCart', status: 401, hold: true });
  const late = getCart(DEFAULT_CHOICES);
  await vi.waitUntil(
    async () => (await vi.advanceTimersByTimeAsync(500), mock.requests({ call: 'getCart' }).length > 0),
  );
  document.cookie = 'auth.mark=.new';
  mock.clearFaults();
  await expect(quickly(late)).resolves.toMatchObject({ cart_items: [] });
  expect([logins(), sessionStore.get()]).toEqual([0, 'guest']);
});
