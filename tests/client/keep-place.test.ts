// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { placeHash, restorePlace } from '@/lib/client/keep-place';

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
  history.replaceState({ router: 1 }, '', '/zh/posts?page=2');
});

it('names the place as a share of the page, and nothing at its top', () => {
  vi.stubGlobal('scrollY', 0);
  expect(placeHash()).toBe('');
  vi.stubGlobal('scrollY', 1000);
  expect(placeHash()).toBe('#at=0.2500');
});

it('scrolls there, and leaves the URL and the router’s state as they were', () => {
  history.replaceState({ router: 1 }, '', '#at=0.2500');
  restorePlace();
  expect(scrollTo).toHaveBeenCalledWith({ top: 1000, behavior: 'instant' });
  expect(location.href).toMatch(/\/zh\/posts\?page=2$/);
  expect(history.state).toEqual({ router: 1 });
});

it.each(['#enquiry', '#at=1.5', '#at=x', ''])('leaves %o alone', (hash) => {
  history.replaceState(null, '', `/posts${hash}`);
  restorePlace();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(location.hash).toBe(hash);
});
