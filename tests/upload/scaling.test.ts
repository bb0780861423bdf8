import { describe, expect, it } from 'vitest';
import { fitted, stepsFor } from '@/lib/upload/scaling';

describe('the size of an uploaded picture', () => {
  it.each([
    [4032, 3024, 2560, 1920],
    [3024, 4032, 1920, 2560],
    [800, 600, 800, 600],
    // a scrolled page of a bank
    [1080, 14_000, 720, 9333],
    [14_000, 1080, 9333, 720],
    [500, 9000, 500, 9000],
    [20_000, 2, 20_000, 2],
  ])('of %i × %i is %i × %i', (width, height, expectedWidth, expectedHeight) =>
    expect(fitted({ width, height }, 2560)).toEqual({ width: expectedWidth, height: expectedHeight }),
  );

  it('reduces quality first, then pixels, and keeps the aspect ratio', () => {
    const steps = stepsFor({ width: 4032, height: 3024 }, 2560);
    expect(steps.slice(0, 5)).toEqual([
      { width: 2560, height: 1920, quality: 0.86 },
      { width: 2560, height: 1920, quality: 0.76 },
      { width: 2560, height: 1920, quality: 0.66 },
      { width: 2560, height: 1920, quality: 0.56 },
      { width: 1920, height: 1440, quality: 0.86 },
    ]);
    expect(steps.at(-1)).toEqual({ width: 960, height: 720, quality: 0.56 });
  });

  it('never makes the shorter side unreadable', () => {
    for (const size of [
      { width: 1080, height: 14_000 },
      { width: 800, height: 600 },
      { width: 720, height: 9000 },
    ])
      for (const { width, height } of stepsFor(size, 2560))
        expect(Math.min(width, height)).toBe(Math.min(720, size.width, size.height));
  });

  it('has steps for the smallest picture, too', () => {
    expect(stepsFor({ width: 1, height: 1 }, 2560)).toHaveLength(4);
  });
});
