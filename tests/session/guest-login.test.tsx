import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { noteClick as click, SessionProvider } from '@/components/session/session-provider';
import { getCart } from '@/lib/cart/api';
import { DEFAULT_CHOICES } from '@/lib/cart/empty';
import { connectivity } from '@/lib/client/connectivity';
import { failureKey } from '@/lib/outcome-toast';
import { GUEST_ATTEMPTS } from '@/lib/session/state';
import { ensureToken, onSession, restartSession, session } from '@/lib/session/store';
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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  connectivity.set('online');
});

// first in this file: ten seconds of any test's clock are a sign, too
// @spec-10.4
it('starts with the first sign of a person and counts, and a click anywhere on the page is worth another attempt', async () => {
  mock.fault({ path: LOGIN, status: 500, times: GUEST_ATTEMPTS });
  const before = session.get().guestLogins;
  const page = render(
    <SessionProvider>
      <button type="button">A button</button>
    </SessionProvider>,
    { wrapper: ShopProviders },
  );
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(logins()).toBe(0);
  act(() => void dispatchEvent(new Event('pointermove')));
  await act(() => quickly(ensureToken()));
  expect([logins(), session.get().guestLogins]).toEqual([GUEST_ATTEMPTS, before]);
  page.getByRole('button').click();
  await act(() => quickly(ensureToken()));
  expect([logins(), session.get().guestLogins, session.get().status]).toEqual([
    GUEST_ATTEMPTS + 1,
    before + 1,
    'guest',
  ]);
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
  expect([session.get().status, connectivity.get()]).toEqual(['unreachable', 'online']);
  expect(mock.requests({ call: 'getCart' })).toEqual([]);
});

// @spec-9.4
it('is not attempted again by itself, whatever calls are made', async () => {
  mock.fault({ path: LOGIN, status: 500 });
  await quickly(ensureToken());
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'server' });
  await quickly(ensureToken());
  expect(logins()).toBe(GUEST_ATTEMPTS);
});

it('without a response means that the shop is unreachable', async () => {
  mock.fault({ path: LOGIN, drop: true });
  await quickly(ensureToken());
  expect(connectivity.get()).toBe('unreachable');
});

it('is attempted once for a click, however many calls it causes, and the status stays until it has succeeded', async () => {
  mock.fault({ path: LOGIN, status: 500 });
  await quickly(ensureToken());
  const seen: string[] = [];
  onTestFinished(
    onSession(
      ({ status }) => status,
      (status) => seen.push(status),
    ),
  );
  click();
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'server' });
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'server' });
  expect([logins(), seen]).toEqual([GUEST_ATTEMPTS + 1, []]);
  mock.clearFaults();
  click();
  await expect(quickly(getCart(DEFAULT_CHOICES))).resolves.toMatchObject({ cart_items: [] });
  expect([logins(), seen]).toEqual([GUEST_ATTEMPTS + 2, ['guest']]);
});

it('is not repeated in a browser that keeps no cookies, but at the shopper’s request', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  onTestFinished(() => void vi.restoreAllMocks());
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'cookies' });
  click();
  await expect(quickly(getCart(DEFAULT_CHOICES))).rejects.toMatchObject({ code: 'cookies' });
  expect([logins(), session.get().status, mock.requests({ call: 'getCart' })]).toEqual([1, 'unreachable', []]);
  await quickly(restartSession());
  expect([logins(), failureKey(session.get().failure)]).toEqual([2, 'cookies']);
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
  expect([logins(), session.get().status]).toEqual([0, 'guest']);
});
