import { describe, expect, it } from 'vitest';
import { centred, maxZoomOf, movedBy, sideOf, zoomedTo } from '@/lib/upload/crop';

const WIDE = { width: 4000, height: 3000 };

describe('a square of a picture', () => {
  it('starts in the middle, as large as fits', () => {
    expect(centred(WIDE)).toEqual({ zoom: 1, x: 2000, y: 1500 });
    expect(sideOf(WIDE, centred(WIDE))).toBe(3000);
  });

  it('moves by shares of its side, and stays inside the picture', () => {
    expect(movedBy(WIDE, centred(WIDE), 0.1, 0.5)).toEqual({ zoom: 1, x: 2300, y: 1500 });
    expect(movedBy(WIDE, centred(WIDE), 9, 9)).toEqual({ zoom: 1, x: 2500, y: 1500 });
    expect(movedBy(WIDE, { zoom: 2, x: 2000, y: 1500 }, -9, -9)).toEqual({ zoom: 2, x: 750, y: 750 });
  });

  it('zooms in up to four times, and out without leaving the picture', () => {
    const close = zoomedTo(WIDE, centred(WIDE), 99);
    expect(close.zoom).toBe(4);
    const corner = movedBy(WIDE, close, 9, 9);
    expect(corner).toEqual({ zoom: 4, x: 3625, y: 2625 });
    expect(zoomedTo(WIDE, corner, 0)).toEqual({ zoom: 1, x: 2500, y: 1500 });
  });

  it('does not zoom into a small picture', () => {
    expect(maxZoomOf({ width: 100, height: 80 })).toBe(1);
    expect(maxZoomOf({ width: 256, height: 900 })).toBe(2);
    expect(zoomedTo({ width: 100, height: 80 }, { zoom: 1, x: 50, y: 40 }, 3)).toEqual({ zoom: 1, x: 50, y: 40 });
  });
});
