// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { isChunkElement, isChunkError, recoverCode, reloadOnce, watchChunkErrors } from '@/lib/error/chunk-reload';

function deps(age: number, wasReload = false) {
  return { age: () => age, wasReload: () => wasReload, reload: vi.fn<() => void>() };
}

describe('a page whose code cannot be loaded', () => {
  it('reloads, but not twice within a minute', () => {
    const first = deps(100);
    expect(reloadOnce(first)).toBe(true);
    expect(first.reload).toHaveBeenCalledOnce();
    const soon = deps(59_999, true);
    expect(reloadOnce(soon)).toBe(false);
    expect(soon.reload).not.toHaveBeenCalled();
    expect(reloadOnce(deps(60_000, true))).toBe(true);
  });

  it('stays as it is without a network', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const offline = deps(100_000);
    recoverCode(offline);
    expect(offline.reload).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    recoverCode(offline);
    expect(offline.reload).toHaveBeenCalledOnce();
    onLine.mockRestore();
  });

  it('knows the errors of bundlers and browsers', () => {
    expect(isChunkError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isChunkError(new Error('Failed to load chunk /_next/static/chunks/1.js'))).toBe(true);
    expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: https://x/y.js'))).toBe(true);
    expect(isChunkError(new Error('Network Error'))).toBe(false);
    expect(isChunkError('Loading chunk 1 failed')).toBe(false);
  });

  it("hears of the shop's own scripts and of unhandled failures alone", () => {
    const onFailure = vi.fn<() => void>();
    const stop = watchChunkErrors(onFailure);
    const script = document.createElement('script');
    script.src = '/_next/static/chunks/1.js';
    const picture = document.createElement('img');
    picture.src = '/_next/static/media/x.png';
    expect(isChunkElement(script)).toBe(true);
    document.body.append(picture);
    picture.dispatchEvent(new Event('error'));
    expect(onFailure).not.toHaveBeenCalled();
    globalThis.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Failed to load chunk x') }));
    expect(onFailure).toHaveBeenCalledOnce();
    globalThis.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Network Error') }));
    stop();
    globalThis.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Failed to load chunk x') }));
    expect(onFailure).toHaveBeenCalledOnce();
  });
});
