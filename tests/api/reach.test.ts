import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from '@/lib/api/error';
import { hearAnswer, hearFailure, reachStore } from '@/lib/api/reach';

const failed = (code: ApiErrorCode, status?: number, call = 'GET /a') => hearFailure(new ApiError(code, call, { status, requestId: 'r' }));
const network = { onLine: true };
vi.stubGlobal('navigator', network);

beforeEach(() => {
  network.onLine = true;
  hearAnswer();
  reachStore.set('fine');
});

describe('whether the shop can be reached', () => {
  it('is no question of one call that fails again and again', () => {
    for (let tries = 0; tries < 5; tries += 1) failed('network', 502);
    expect(reachStore.get()).toBe('fine');
  });

  it.each([
    ['network', 502],
    ['timeout', 504],
    ['network', 503],
    ['network', undefined],
  ] as const)('is answered by two calls without an answer: %s %s', (code, status) => {
    failed(code, status);
    failed(code, status, 'GET /b');
    expect(reachStore.get()).toBe('down');
    hearAnswer();
    expect(reachStore.get()).toBe('back');
  });

  it('is not answered by what was under way when the network went', () => {
    network.onLine = false;
    failed('network');
    hearAnswer();
    expect(reachStore.get()).toBe('offline');
    network.onLine = true;
    hearAnswer();
    expect(reachStore.get()).toBe('back');
  });

  it('is answered by a refusal and by a failure inside of the backend', () => {
    failed('network');
    failed('server', 500, 'GET /b');
    failed('network', undefined, 'GET /c');
    failed('server', 503, 'GET /d');
    failed('network', undefined, 'GET /e');
    expect(reachStore.get()).toBe('fine');
  });

  it('is not answered by what was never sent, given up, or refused by the relay itself', () => {
    failed('network');
    failed('network', undefined, 'GET /b');
    failed('unauthorized', 401);
    failed('aborted');
    hearFailure(new ApiError('email', 'PUT /x'));
    hearFailure(new TypeError('no call at all'));
    expect(reachStore.get()).toBe('down');
  });

  it('tells a browser without a network from a shop that is away', () => {
    network.onLine = false;
    failed('network');
    expect(reachStore.get()).toBe('offline');
    network.onLine = true;
    failed('network');
    expect(reachStore.get()).toBe('down');
  });
});
