import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryLock, withLock } from '@/lib/client/locks';
import { fakeLocks } from './fake-locks.ts';

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

it('without the Web Locks API both run at once', async () => {
  vi.stubGlobal('navigator', {});
  expect([await withLock('a', async () => 1), await tryLock('a', async () => 2)]).toEqual([1, 2]);
});
