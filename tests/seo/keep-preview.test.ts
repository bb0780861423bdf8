import { beforeEach, expect, test, vi } from 'vitest';
import { drawPreview } from '@/app/og/draw-preview';
import { previewJpeg } from '@/app/og/keep-preview';
import type { Preview } from '@/lib/seo/preview';

const cache = vi.hoisted(() => new Map<string, unknown>());
/** As the framework's: what is returned is kept by its key, what is thrown is not. */
vi.mock('next/cache', () => ({
  unstable_cache: (make: () => Promise<unknown>, key: string[]) => async () => {
    const name = key.join();
    if (!cache.has(name)) cache.set(name, await make());
    return cache.get(name);
  },
}));
vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://shop.test' }), isBuilding: () => false, isProduction: () => false, logLevel: () => 'silent' }));
vi.mock('@/app/og/draw-preview', () => ({ drawPreview: vi.fn() }));
const draw = vi.mocked(drawPreview);

const preview = (id: string): Preview => ({ kind: 'service', id, locale: 'en', brand: 'Atelier HK', eyebrow: '', title: 'Window seat', note: '' });
const image = Buffer.from([0xff, 0xd8, 0xff]);

beforeEach(() => {
  cache.clear();
  draw.mockReset();
  draw.mockResolvedValue({ image, isWhole: true });
});

test('a picture is drawn once, also when several ask at the same time', async () => {
  const answers = await Promise.all([previewJpeg(preview('a')), previewJpeg(preview('a')), previewJpeg(preview('a'))]);
  expect(answers).toEqual([0, 1, 2].map(() => ({ image, isWhole: true, isHit: false })));
  expect(await previewJpeg(preview('a'))).toEqual({ image, isWhole: true, isHit: true });
  expect(draw).toHaveBeenCalledOnce();
  await previewJpeg({ ...preview('a'), title: 'Window seats' });
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a picture without its photo is shown and not kept', async () => {
  draw.mockResolvedValueOnce({ image, isWhole: false });
  expect(await previewJpeg(preview('a'))).toEqual({ image, isWhole: false, isHit: false });
  expect(await previewJpeg(preview('a'))).toEqual({ image, isWhole: true, isHit: false });
});

test('what fails is told to all who wait, and tried anew', async () => {
  draw.mockRejectedValueOnce(new Error('no font'));
  const [one, two] = await Promise.allSettled([previewJpeg(preview('a')), previewJpeg(preview('a'))]);
  expect([one?.status, two?.status]).toEqual(['rejected', 'rejected']);
  expect((await previewJpeg(preview('a')))?.isWhole).toBe(true);
});

test('a crowd is refused, not gathered', async () => {
  let finish = () => {};
  draw.mockReturnValue(new Promise((resolve) => (finish = () => resolve({ image, isWhole: true }))));
  const started = Array.from({ length: 60 }, (_, index) => previewJpeg(preview(`svc-${index}`)));
  expect(started.filter((one) => one === undefined)).toHaveLength(20);
  finish();
  await Promise.all(started);
  expect(previewJpeg(preview('svc-59'))).toBeDefined();
});
