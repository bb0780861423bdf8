import type { Size } from '@/lib/upload/scaling';

/** A square of a picture: its zoom (1: as large as fits), and its centre in pixels of the picture. */
export type Crop = { zoom: number; x: number; y: number };

/** Pixels. Any closer, a face would be a blur. */
const LEAST_SIDE = 128;
const MAX_ZOOM = 4;

/** The largest square, in the middle. */
export const centred = ({ width, height }: Size): Crop => ({ zoom: 1, x: width / 2, y: height / 2 });

/** The square's side in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** The largest zoom; 1 for small pictures. */
export const maxZoomOf = ({ width, height }: Size): number =>
  Math.min(MAX_ZOOM, Math.max(1, Math.min(width, height) / LEAST_SIDE));

/** Zooms around the same centre, as far as the picture allows. */
export const zoomedTo = (size: Size, crop: Crop, zoom: number): Crop =>
  inside(size, { ...crop, zoom: between(1, zoom, maxZoomOf(size)) });

/** Moves by fractions of the square's side: (1, 0) is one whole square to the right. It stays inside the picture. */
export function movedBy(size: Size, crop: Crop, across: number, down: number): Crop {
  const side = sideOf(size, crop);
  return inside(size, { ...crop, x: crop.x + across * side, y: crop.y + down * side });
}

function inside(size: Size, crop: Crop): Crop {
  const half = sideOf(size, crop) / 2;
  return { ...crop, x: between(half, crop.x, size.width - half), y: between(half, crop.y, size.height - half) };
}

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(least, value), Math.max(least, most));
