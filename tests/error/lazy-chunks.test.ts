// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectivity } from '@/lib/client/connectivity';
import { isChunkError, recoverFromStaleDeployment, watchChunkErrors } from '@/lib/error/lazy-chunks';
import { loadChunk } from '@/lib/error/load-chunk';

const onLine = vi.spyOn(navigator, 'onLine', 'get');
const chunkError = () =>
  Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), { name: 'ChunkLoadError' });
beforeEach(() => void onLine.mockReturnValue(true));

const setTime = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms);
/** Long after the network was there again. */
const LATER = 100_000_000;
afterEach(() => void vi.spyOn(performance, 'now').mockRestore());

it('isChunkError knows the errors of bundlers and browsers', () => {
  expect(isChunkError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkError(new Error('Failed to load chunk /_next/static/chunks/1.js'))).toBe(true);
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: https://x/y.js'))).toBe(true);
  expect(isChunkError(new Error('Network Error'))).toBe(false);
  expect(isChunkError('Loading chunk 1 failed')).toBe(false);
});

describe('loadChunk', () => {
  it('tries again whenever there is a network again', async () => {
    onLine.mockReturnValue(false);
    const load = vi.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue('code');
    const code = loadChunk(load);
    const comeBack = () => {
      onLine.mockReturnValue(true);
      dispatchEvent(new Event('online'));
    };
    await expect.poll(() => connectivity.get()).toBe('offline');
    load.mockImplementationOnce(() => {
      onLine.mockReturnValue(false);
      return Promise.reject(chunkError());
    });
    comeBack();
    await expect.poll(() => load).toHaveBeenCalledTimes(2);
    comeBack();
    expect(await code).toBe('code');
  });

  it('throws any other failure, and a chunk error with a network', async () => {
    setTime(LATER);
    await expect(loadChunk(() => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
    await expect(loadChunk(() => Promise.reject(chunkError()))).rejects.toThrow('Failed to load chunk');
  });
});

describe('recoverFromStaleDeployment', () => {
  const reloads = async (sinceLast: number) => {
    const reload = vi.fn<() => void>();
    await recoverFromStaleDeployment({
      now: () => LATER,
      lastReload: () => LATER - sinceLast,
      stay: () => Promise.resolve(),
      reload,
    });
    return reload.mock.calls.length > 0;
  };
  // @spec-8.7
  it('reloads the page, but not twice within a minute', async () => {
    setTime(LATER);
    expect(await reloads(59_999)).toBe(false);
    expect(await reloads(60_000)).toBe(true);
    expect(await reloads(-1)).toBe(true);
  });

  it('does not reload without a network, nor for what was requested without one and fails late', async () => {
    onLine.mockReturnValue(false);
    expect(await reloads(100_000)).toBe(false);
    onLine.mockReturnValue(true);
    setTime(LATER);
    dispatchEvent(new Event('online'));
    setTime(LATER + 1000);
    expect(await reloads(100_000)).toBe(false);
    setTime(LATER + 4000);
    expect(await reloads(100_000)).toBe(true);
  });
});

it('watchChunkErrors reports failed scripts of the shop and unhandled chunk errors, until it is stopped', () => {
  const onFailure = vi.fn<() => void>();
  const stop = watchChunkErrors(onFailure);
  const failLoading = (tag: 'script' | 'img', src: string) => {
    const element = Object.assign(document.createElement(tag), { src });
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
  };
  const reject = (reason: Error) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  failLoading('img', '/_next/static/media/x.png');
  failLoading('script', 'https://analytics.example/x.js');
  reject(new Error('Network Error'));
  expect(onFailure).not.toHaveBeenCalled();
  failLoading('script', '/_next/static/chunks/1.js');
  reject(chunkError());
  expect(onFailure).toHaveBeenCalledTimes(2);
  stop();
  reject(chunkError());
  expect(onFailure).toHaveBeenCalledTimes(2);
});
