// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reachStore } from '@/lib/api/reach';
import { waitForCode } from '@/lib/error/late-code';

const onLine = vi.spyOn(navigator, 'onLine', 'get');
const missing = () => Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), { name: 'ChunkLoadError' });

beforeEach(() => {
  onLine.mockReturnValue(false);
  reachStore.set('fine');
});
afterEach(() => onLine.mockReturnValue(true));

it('code that cannot be loaded for want of a network comes with the next one', async () => {
  const comeBack = () => {
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
  };
  const load = vi.fn().mockRejectedValueOnce(missing()).mockResolvedValue('code');
  const code = waitForCode(load);
  await vi.waitFor(() => expect(reachStore.get()).toBe('offline'));
  expect(load).toHaveBeenCalledOnce();
  // it comes, and goes again
  load.mockImplementationOnce(() => {
    onLine.mockReturnValue(false);
    return Promise.reject(missing());
  });
  comeBack();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  // heard of, but gone already
  dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledTimes(2);
  comeBack();
  expect(await code).toBe('code');
});

it('code that is gone, or that fails, is the caller’s', async () => {
  await expect(waitForCode(() => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
  onLine.mockReturnValue(true);
  await expect(waitForCode(() => Promise.reject(missing()))).rejects.toThrow('Failed to load chunk');
  expect(reachStore.get()).toBe('fine');
});
