import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tryLock, withLock } from '@/lib/client/locks';
import { fakeLocks } from './fake-locks.ts';

beforeEach(() => void vi.stubGlobal('navigator', { locks: fakeLocks() }));
afterEach(() => void vi.unstubAllGlobals());

/** Work that lasts until it is told to end. */
function work() {
  let end = () => {};
  const run = vi.fn(() => new Promise<string>((resolve) => (end = () => resolve('done'))));
  return { run, end: () => end() };
}

describe('withLock', () => {
  it('runs tasks of the same name one after the other', async () => {
    const [first, second] = [work(), work()];
    const all = [withLock('a', first.run), withLock('a', second.run)];
    await vi.waitFor(() => expect(first.run).toHaveBeenCalled());
    expect(second.run).not.toHaveBeenCalled();
    expect(await withLock('b', async () => 'at once')).toBe('at once');
    first.end();
    await vi.waitFor(() => expect(second.run).toHaveBeenCalled());
    second.end();
    expect(await Promise.all(all)).toEqual(['done', 'done']);
  });
});

describe('tryLock', () => {
  it('runs nothing while another tab holds the lock', async () => {
    const held = work();
    const first = tryLock('a', held.run);
    const second = vi.fn(async () => 'twice');
    expect(await tryLock('a', second)).toBeUndefined();
    expect(second).not.toHaveBeenCalled();
    held.end();
    expect(await first).toBe('done');
    expect(await tryLock('a', second)).toBe('twice');
  });
});

it('without the Web Locks API both run at once', async () => {
  vi.stubGlobal('navigator', {});
  expect([await withLock('a', async () => 1), await tryLock('a', async () => 2)]).toEqual([1, 2]);
});
