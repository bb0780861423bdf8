import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectivityNotice } from '@/components/session/connectivity-notice';
import { OfflineBar } from '@/components/session/offline-bar';
import { ApiError } from '@/lib/api/error';
import { useCartLines } from '@/lib/cart/queries';
import { connectivity, recordFailure, recordSuccess } from '@/lib/client/connectivity';
import { ensureToken, session } from '@/lib/session/store';
import messages from '@/messages/en.json';
import { collectToasts } from '../toasts/collect-toasts.ts';
import { setSession } from './cookies.ts';
import { mockSession, renderInShop } from './shop.tsx';

const mock = mockSession('guest');

const labels = messages.Session;

/** What every page has: the bar, the notice, and a cart to fetch. */
function Page() {
  useCartLines();
  return (
    <>
      <OfflineBar />
      <ConnectivityNotice />
    </>
  );
}
const notice = () => screen.getAllByRole('status').at(-1)?.textContent;
const fail = () =>
  act(() =>
    ['GET /a', 'GET /b'].forEach((call) =>
      recordFailure(new ApiError('network', call, { status: 502, requestId: 'r' })),
    ),
  );

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  act(() => {
    recordSuccess();
    connectivity.set('online');
  });
});

const probes = () => mock.requests({ call: 'getCustomerLocales' }).length;
const SLOW = { timeout: 10_000 };

it('reports an unreachable shop, probes it with a public call at growing intervals, and reports its recovery', async () => {
  mock.fault({ drop: true });
  renderInShop(<Page />);
  expect(notice()).toBe('');
  fail();
  await vi.waitFor(() => expect(notice()).toBe(labels.down), SLOW);
  await vi.waitFor(() => expect(probes()).toBeGreaterThan(0), SLOW);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  const before = probes();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  await vi.waitFor(() => expect(probes()).toBeGreaterThan(before), SLOW);
  expect(notice()).toBe(labels.down);
  mock.clearFaults();
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(notice()).toBe(labels.back);
  }, SLOW);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(notice()).toBe('');
  expect(mock.requests({ call: 'login' })).toEqual([]);
});

it.each([
  ['that did not respond', { drop: true }, labels.unreachable],
  ['that answered with an error', { status: 500 }, labels.failed],
])('without a session, for a shop %s, reports it and its recovery; a click logs in', async (_, fault, message) => {
  document.cookie = 'auth.type=; Max-Age=0';
  setSession();
  mock.fault({ call: 'login', ...fault });
  renderInShop(<Page />);
  await act(() => Promise.all([ensureToken(), vi.advanceTimersByTimeAsync(5000)]));
  const retry = await screen.findByRole('button', { name: messages.Common.retry });
  expect(notice()).toContain(message);
  const before = mock.requests({ call: 'login' }).length;
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(notice()).toContain(labels.back);
  }, SLOW);
  // until the shopper retries
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(notice()).toContain(labels.back);
  expect(mock.requests({ call: 'login' })).toHaveLength(before);
  await act(async () => retry.click());
  await vi.waitFor(() => expect(notice()).toContain(message), SLOW);
  expect(mock.requests({ call: 'login' })).toHaveLength(before + 1);
  mock.clearFaults();
  await act(async () => retry.click());
  await vi.waitFor(() => expect(session.get().status).toBe('guest'), SLOW);
  expect(screen.queryByRole('button')).toBeNull();
});

it('raises the literal toast once where five guest logins were refused', async () => {
  const toasts = collectToasts();
  toasts.length = 0;
  mock.become('unknown');
  mock.fault({ call: 'login', status: 500 });
  renderInShop(<Page />);
  act(() => void ensureToken());
  await vi.waitFor(() => expect(session.get().status).toBe('unreachable'), SLOW);
  await vi.waitFor(() => expect(notice()).toContain(labels.failed), SLOW);
  const words = () => toasts.map(({ message }) => message);
  await vi.waitFor(() => expect(words()).toEqual(['Error from Server']), SLOW);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(words()).toEqual(['Error from Server']);
});
