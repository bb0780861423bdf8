import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { tryLock, withLock } from '@/lib/client/locks';
import { fakeLocks } from './fake-locks.ts';
import { delay } from '@/lib/client/delay';

beforeEach(() => void vi.stubGlobal('navigator', { locks: fakeLocks() }));
afterEach(() => void vi.unstubAllGlobals());

it('while another tab holds the lock, withLock waits, and tryLock runs nothing', async () => {
  const held = Promise.withResolvers<string>();
  const first = tryLock('a', () => held.promise);
  const second = vi.fn(async () => 'twice');
  expect(await tryLock('a', second)).toBeUndefined();
  const waiting = withLock('a', second);
  expect(await withLock('b', async () => 'at once')).toBe('at once');
  expect(second).not.toHaveBeenCalled();
  held.resolve('done');
  expect(await Promise.all([first, waiting])).toEqual(['done', 'twice']);
});

it('where the browser denies locks both run at once, and what the work fails with is its own', async () => {
  const request = async () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('navigator', { locks: { request } });
  expect([await withLock('a', async () => 1), await tryLock('a', async () => 2)]).toEqual([1, 2]);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const work = vi.fn(async () => {
    throw new Error('own');
  });
  await expect(withLock('a', work)).rejects.toThrow('own');
  expect(work).toHaveBeenCalledOnce();
});

it('without the Web Locks API both run at once', async () => {
  vi.stubGlobal('navigator', {});
  expect([await withLock('a', async () => 1), await tryLock('a', async () => 2)]).toEqual([1, 2]);
});

it('resolves after its time, or rejects with the reason as soon as it is aborted', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const whole = delay(1000);
  const controller = new AbortController();
  const aborted = expect(delay(1000, controller.signal)).rejects.toThrow('typed on');
  controller.abort(new Error('typed on'));
  await aborted;
  await expect(delay(1000, controller.signal)).rejects.toThrow('typed on');
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  await whole;
});
