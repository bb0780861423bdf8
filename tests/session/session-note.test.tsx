import { act, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { OfflineBar } from '@/components/session/offline-bar';
import { SessionNote } from '@/components/session/session-note';
import { ApiError } from '@/lib/api/error';
import { hearAnswer, hearFailure, reachStore } from '@/lib/api/reach';
import { useCartLines } from '@/lib/cart/queries';
import { ensureSession } from '@/lib/session/session';
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

/** What every page has: the bar, the note, and a cart to look for. */
function Page() {
  useCartLines();
  return (
    <>
      <OfflineBar />
      <SessionNote />
    </>
  );
}
const offlineBar = () => screen.queryByText(words.offline)?.closest('[hidden]') === null;
const note = () => screen.getAllByRole('status').at(-1)?.textContent;
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

const looks = () => mock.requests({ call: 'getCustomerLocales' }).length;
const PATIENCE = { timeout: 10_000 };

it('says that the shop is away, asks a public call at growing intervals, and says that it is back', async () => {
  mock.fault({ drop: true });
  render(<Page />, { wrapper: Shop });
  expect(note()).toBe('');
  fail();
  await vi.waitFor(() => expect(note()).toBe(words.down), PATIENCE);
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(0), PATIENCE);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  const before = looks();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(before), PATIENCE);
  expect(note()).toBe(words.down);
  mock.clearFaults();
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(note()).toBe(words.back);
  }, PATIENCE);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(note()).toBe('');
  expect(mock.requests({ call: 'login' })).toEqual([]);
});

it('follows the browser’s network, and believes in the shop only when it has answered', async () => {
  render(<Page />, { wrapper: Shop });
  await vi.waitFor(() => expect(mock.requests({ call: 'getCart' })).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  await act(async () => void (await import('@/components/session/reach-watch')));
  act(() => void dispatchEvent(new Event('offline')));
  expect(offlineBar()).toBe(true);
  const held = mock.hold({ call: 'getCustomerLocales' });
  act(() => void dispatchEvent(new Event('online')));
  expect(offlineBar()).toBe(true);
  held.release();
  await vi.waitFor(() => expect(note()).toBe(words.back));
});

it('looks for the shop at once where the network went and came before anybody watched', async () => {
  render(<Page />, { wrapper: Shop });
  await vi.waitFor(() => expect(mock.requests({ call: 'getCart' })).toHaveLength(1));
  act(() => reachStore.set('offline'));
  await vi.waitFor(() => expect(note()).toBe(words.back));
  expect(looks()).toBe(1);
});

it.each([
  ['that did not answer', { drop: true }, words.unreachable],
  ['that answered with an error', { status: 500 }, words.failed],
])('where no guest could be logged in by a shop %s, says so and when it is back, and logs in for a press alone', async (_, fault, said) => {
  document.cookie = 'auth.type=; Max-Age=0';
  act(() => sessionStore.set('unknown'));
  mock.fault({ call: 'login', ...fault });
  render(<Page />, { wrapper: Shop });
  await act(() => Promise.all([ensureSession(), vi.advanceTimersByTimeAsync(5000)]));
  const retry = await screen.findByRole('button', { name: words.retry });
  expect(note()).toContain(said);
  const before = mock.requests({ call: 'login' }).length;
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(note()).toContain(words.back);
  }, PATIENCE);
  // said until somebody does something about it
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(note()).toContain(words.back);
  expect(mock.requests({ call: 'login' })).toHaveLength(before);
  await act(async () => retry.click());
  await vi.waitFor(() => expect(note()).toContain(said));
  expect(mock.requests({ call: 'login' })).toHaveLength(before + 1);
  mock.clearFaults();
  await act(async () => retry.click());
  await vi.waitFor(() => expect(sessionStore.get()).toBe('guest'));
  expect(screen.queryByRole('button')).toBeNull();
});
