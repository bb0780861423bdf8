import { describe, expect, it } from 'vitest';
import { fitted, stepsFor } from '@/lib/upload/scaling';

describe('the size of an uploaded picture', () => {
  it.each([
    [
      { width: 4032, height: 3024 },
      { width: 2560, height: 1920 },
    ],
    [
      { width: 3024, height: 4032 },
      { width: 1920, height: 2560 },
    ],
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: 20_000, height: 2 },
      { width: 2560, height: 1 },
    ],
  ])('%o becomes %o', (size, expected) => expect(fitted(size, 2560)).toEqual(expected));

  it('reduces quality first, then pixels, and keeps the aspect ratio', () => {
    const steps = stepsFor({ width: 4032, height: 3024 }, 2560);
    expect(steps.slice(0, 5)).toEqual([
      { width: 2560, height: 1920, quality: 0.86 },
      { width: 2560, height: 1920, quality: 0.76 },
      { width: 2560, height: 1920, quality: 0.66 },
      { width: 2560, height: 1920, quality: 0.56 },
      { width: 1920, height: 1440, quality: 0.86 },
    ]);
    expect(Math.min(...steps.map(({ width }) => width))).toBeGreaterThanOrEqual(480);
  });

  it('has steps for the smallest picture, too', () => {
    expect(stepsFor({ width: 1, height: 1 }, 2560)).toHaveLength(4);
  });
});
