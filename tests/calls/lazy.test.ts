// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { callApi } from '@/lib/calls/lazy';
import { isChunkError } from '@/lib/error/lazy-chunks';
import { mockSession } from '../session/shop.tsx';

/** Whether the shop has been replaced by another build. */
const { server } = vi.hoisted(() => ({ server: { isStale: false } }));
vi.mock('@/lib/error/load-chunk', () => {
  const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
    server.isStale ? Promise.reject(Object.assign(new Error('gone'), { name: 'ChunkLoadError' })) : load();
  return { loadChunk };
});

mockSession('registered');
beforeEach(() => void (server.isStale = false));

it('calls by name fail while the code cannot be loaded, and work as soon as it can', async () => {
  server.isStale = true;
  const failure = await callApi('getUser', {}).catch((error: unknown) => error);
  expect(isChunkError(failure)).toBe(true);
  server.isStale = false;
  expect((await callApi('getUser', {})).user.username).toBe('Ka Yan');
});
