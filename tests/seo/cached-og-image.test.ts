import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cachedOgImage } from '@/app/og/cached-og-image';
import { renderOgImage } from '@/app/og/render-og-image';
import type { OgImage } from '@/lib/seo/og-image';

const cache = vi.hoisted(() => new Map<string, unknown>());
/** As Next's: what the function returns is stored under the key, what it throws is not. */
vi.mock('next/cache', () => ({
  unstable_cache: (make: () => Promise<unknown>, key: string[]) => async () => {
    const name = key.join();
    if (!cache.has(name)) cache.set(name, await make());
    return cache.get(name);
  },
}));
vi.mock('@/lib/env', () => import('./shop-env.ts'));
vi.mock('@/app/og/render-og-image', () => ({ renderOgImage: vi.fn() }));
const render = vi.mocked(renderOgImage);

const image = (id: string): OgImage => ({
  kind: 'service',
  id,
  locale: 'en',
  brand: 'Atelier HK',
  eyebrow: '',
  title: 'Window seat',
  note: '',
});
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);

beforeEach(() => {
  cache.clear();
  render.mockReset();
  render.mockResolvedValue({ jpeg, isComplete: true });
});

describe('cachedOgImage', () => {
  test('renders an image once, also for simultaneous requests', async () => {
    const results = await Promise.all([
      cachedOgImage(image('a')),
      cachedOgImage(image('a')),
      cachedOgImage(image('a')),
    ]);
    expect(results).toEqual([0, 1, 2].map(() => ({ jpeg, isComplete: true, isHit: false })));
    expect(await cachedOgImage(image('a'))).toEqual({ jpeg, isComplete: true, isHit: true });
    expect(render).toHaveBeenCalledOnce();
    await cachedOgImage({ ...image('a'), title: 'Window seats' });
    expect(render).toHaveBeenCalledTimes(2);
  });
});
