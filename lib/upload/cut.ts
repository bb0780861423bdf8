import { type Crop, sideOf } from '@/lib/upload/crop';

const EDGE = 512;

/**
 * Cuts a square of 512 px out of a displayed picture, as a JPEG.
 * @throws Error where the browser cannot draw or encode it
 */
export async function cutSquare(image: HTMLImageElement, crop: Crop, name: string): Promise<File> {
  const side = sideOf({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  // transparent pixels of a PNG would turn black
  context.fillStyle = '#fff';
  context.fillRect(0, 0, EDGE, EDGE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, EDGE, EDGE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  if (!blob) throw new Error('the picture could not be encoded');
  return new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
}
