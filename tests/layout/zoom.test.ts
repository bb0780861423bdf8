import { describe, expect, it } from 'vitest';
import { mostZoom, movedBy, WHOLE, zoomedTo } from '@/components/ui/zoom';

const STAGE = { width: 400, height: 600 };
/** shown 400 × 300 in the stage */
const PICTURE = { width: 1600, height: 1200 };

describe('how far a picture can be enlarged', () => {
  it('is as far as its file has pixels, and never further than the largest file that is made', () => {
    expect(mostZoom(STAGE, PICTURE, 2000)).toBe(4);
    expect(mostZoom(STAGE, PICTURE, 1200)).toBe(3);
    expect(mostZoom(STAGE, { width: 9000, height: 6000 }, 2000)).toBe(5);
  });

  it('is twice for a small picture, and for one whose size is not known', () => {
    expect(mostZoom(STAGE, { width: 200, height: 150 }, 2000)).toBe(2);
    expect(mostZoom(STAGE, { width: 0, height: 0 }, 2000)).toBe(2);
  });
});

describe('an enlarged picture', () => {
  it('keeps what is under the finger there', () => {
    expect(zoomedTo(WHOLE, 4, { x: 100, y: 0 }, 4, STAGE, PICTURE)).toEqual({ scale: 4, x: -300, y: 0 });
  });

  it('is neither larger than it may be nor smaller than whole, and whole it lies in the middle', () => {
    expect(zoomedTo(WHOLE, 9, { x: 0, y: 0 }, 4, STAGE, PICTURE).scale).toBe(4);
    expect(zoomedTo({ scale: 2, x: 150, y: 0 }, 0.3, { x: 80, y: 9 }, 4, STAGE, PICTURE)).toEqual(WHOLE);
  });

  it('moves until its edge meets that of the stage', () => {
    const view = { scale: 2, x: 0, y: 0 };
    expect(movedBy(view, 50, 40, STAGE, PICTURE)).toEqual({ scale: 2, x: 50, y: 0 });
    expect(movedBy(view, -900, 0, STAGE, PICTURE).x).toBe(-200);
    expect(movedBy({ scale: 4, x: 0, y: 0 }, 0, 900, STAGE, PICTURE).y).toBe(300);
  });
});
