import { act, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SessionNote } from '@/components/session/session-note';
import { ApiError } from '@/lib/api/error';
import { hearAnswer, hearFailure, reachStore } from '@/lib/api/reach';
import { useCartLines } from '@/lib/cart/queries';
import { sessionStore } from '@/lib/session/store';
import messages from '@/messages/en.json';
import { createMock } from '../mock-backend/testing.ts';
import { Shop } from './shop-stub.tsx';

vi.mock('@/lib/i18n/navigation', async () => (await import('./shop-stub.tsx')).navigationStub);

const mock = createMock();
const server = setupServer(...mock.handlers);
beforeAll(() => server.listen());
afterAll(() => server.close());

const words = messages.Session;
const CART = '/stores/{store_id}/shopping-cart/all';

/** What every page has: the note, and a cart to look for. */
function Page() {
  useCartLines();
  return <SessionNote />;
}
const fail = () => act(() => ['GET /a', 'GET /b'].forEach((call) => hearFailure(new ApiError('network', call, { status: 502, requestId: 'r' }))));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  mock.asGuest();
  document.cookie = 'auth.type=TEMP';
  sessionStore.set('guest');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  mock.reset();
  mock.clearFaults();
  act(() => {
    hearAnswer();
    reachStore.set('fine');
    sessionStore.set('unknown');
  });
});

it('says that the shop is away, looks for it at growing intervals, and says that it is back', async () => {
  mock.fault({ path: CART, drop: true });
  render(<Page />, { wrapper: Shop });
  expect(screen.getByRole('status').textContent).toBe('');
  fail();
  const PATIENCE = { timeout: 10_000 };
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.down), PATIENCE);
  const looks = () => mock.requests({ call: 'getCart' }).length;
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(0), PATIENCE);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  const before = looks();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(before), PATIENCE);
  expect(screen.getByRole('status').textContent).toBe(words.down);
  mock.clearFaults();
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('status').textContent).toBe(words.back);
  }, PATIENCE);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('follows the browser’s network, and believes in the shop only when it has answered', async () => {
  render(<Page />, { wrapper: Shop });
  await vi.waitFor(() => expect(mock.requests({ call: 'getCart' })).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  await act(async () => void (await import('@/components/session/reach-watch')));
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toBe(words.offline);
  const held = mock.hold({ path: CART });
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe(words.offline);
  held.release();
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.back));
});

it('looks for the shop at once where the network went and came before anybody watched', async () => {
  render(<Page />, { wrapper: Shop });
  await vi.waitFor(() => expect(mock.requests({ call: 'getCart' })).toHaveLength(1));
  act(() => reachStore.set('offline'));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words.back));
  expect(mock.requests({ call: 'getCart' })).toHaveLength(2);
});

it('offers another try where there is no session, and tries by itself later', async () => {
  document.cookie = 'auth.type=; Max-Age=0';
  act(() => sessionStore.set('unreachable'));
  render(<Page />, { wrapper: Shop });
  expect(await screen.findByRole('button', { name: words.retry })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain(words.unreachable);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(mock.requests({ call: 'login' })).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await vi.waitFor(() => expect(sessionStore.get()).toBe('guest'));
});
