// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from '@/lib/api/error';
import { connectivity, recordFailure, recordSuccess, wentOffline } from '@/lib/client/connectivity';
import { waitUntilOnline } from '@/lib/client/network';

const onLine = vi.spyOn(navigator, 'onLine', 'get');
const failed = (code: ApiErrorCode, status?: number, call = 'GET /a') =>
  recordFailure(new ApiError(code, call, { status, requestId: 'r' }));

beforeEach(() => {
  onLine.mockReturnValue(true);
  recordSuccess();
  connectivity.set('online');
});

describe('connectivity', () => {
  it('stays online while a single call fails again and again', () => {
    for (let tries = 0; tries < 5; tries += 1) failed('network', 502);
    expect(connectivity.get()).toBe('online');
  });

  it.each([
    ['timeout', 504],
    ['network', undefined],
  ] as const)('is unreachable after two calls without a response (%s %s), recovered after the next', (code, status) => {
    failed(code, status);
    failed(code, status, 'GET /b');
    expect(connectivity.get()).toBe('unreachable');
    recordSuccess();
    expect(connectivity.get()).toBe('recovered');
  });

  it('stays unreachable after requests that were not sent, were aborted, or got the BFF’s own 401', () => {
    failed('network');
    failed('network', undefined, 'GET /b');
    failed('unauthorized', 401);
    failed('aborted');
    recordFailure(new ApiError('email', 'PUT /x'));
    recordFailure(new TypeError('not a call'));
    expect(connectivity.get()).toBe('unreachable');
  });

  it('distinguishes a lost network from an unreachable shop, and ignores responses that arrive while offline', () => {
    onLine.mockReturnValue(false);
    failed('network');
    recordSuccess();
    expect(connectivity.get()).toBe('offline');
    onLine.mockReturnValue(true);
    failed('network');
    expect(connectivity.get()).toBe('unreachable');
  });
});

describe('wentOffline', () => {
  it('is false for a failure with a network', async () => {
    expect(await wentOffline()).toBe(false);
    expect(connectivity.get()).toBe('online');
  });

  it('waits a moment for the browser to notice', async () => {
    const answer = wentOffline();
    onLine.mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    expect(await answer).toBe(true);
    expect(connectivity.get()).toBe('offline');
  });
});

it('waitUntilOnline waits on when the network is gone again', async () => {
  onLine.mockReturnValue(false);
  let isOnline = false;
  const waiting = waitUntilOnline().then(() => (isOnline = true));
  dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(isOnline).toBe(false);
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(await waiting).toBe(true);
});
