import { describe, expect, it } from 'vitest';
import { fitted, stepsFor } from '@/lib/upload/scaling';

describe('the size of an uploaded picture', () => {
  it.each([
    [4032, 3024, 2560, 1920],
    [800, 600, 800, 600],
    [14_000, 1080, 9333, 720],
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
});
