import { afterEach, describe, expect, it, vi } from 'vitest';
import { preparePicture } from '@/lib/upload/picture';

const JPEG = '\xff\xd8\xff\xe0 jpeg';
const PNG = '\x89PNG\r\n\x1a\n png';
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const file = (content: string, name: string, type: string) => new File([bytes(content)], name, { type });

afterEach(() => vi.unstubAllGlobals());

/** A browser that decodes every picture to this size, and notes the sizes that it draws. */
function decodeTo(width: number, height: number) {
  const drawn: [number, number][] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  class Canvas {
    constructor(canvasWidth: number, canvasHeight: number) {
      drawn.push([canvasWidth, canvasHeight]);
    }
    getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
    convertToBlob = async () => new Blob(['small']);
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return drawn;
}

describe('the first bytes of a file decide', () => {
  it.each([
    [JPEG, '1000012345', 'image/jpeg', 'image/jpeg'],
    [JPEG, 'slip.jpg', 'application/octet-stream', 'image/jpeg'],
    [PNG, 'slip.pdf', 'application/pdf', 'image/png'],
    ['\0\0\0\x18ftypheic', 'IMG_1.jpg', 'image/jpeg', 'image/heic'],
    ['\0\0\0\x18ftyphevs', 'IMG_2.png', 'image/png', 'image/heic'],
    ['RIFF\0\0\0\0WEBP', 'x', '', 'image/webp'],
    ['GIF89a', 'constructor', '', 'image/gif'],
  ])('%j called %j, typed %j, is taken as %4$s', async (content, name, type, taken) => {
    const prepared = await preparePicture(file(content, name, type));
    expect([prepared.name, prepared.type]).toEqual([name, taken]);
  });

  it.each([
    ['%PDF-1.7', 'slip.jpg', 'image/jpeg', 'pdf'],
    ['<!doctype html>', 'photo.jpg', 'image/jpeg', 'notImage'],
    ['\0\0\0\x1cftypavif', 'photo.jpg', 'image/jpeg', 'notImage'],
  ])('%j called %s is refused: %4$s', async (content, name, type, kind) => {
    await expect(preparePicture(file(content, name, type))).rejects.toMatchObject({
      name: 'UnreadablePictureError',
      kind,
    });
  });
});

describe('a long screenshot', () => {
  it('keeps a shorter side that can be read', async () => {
    const drawn = decodeTo(1080, 14_000);
    await preparePicture(file(PNG, 'long.png', 'image/png'));
    expect(drawn).toEqual([[720, 9333]]);
  });

  it('is refused where no phone could draw it so', async () => {
    const drawn = decodeTo(1080, 30_000);
    await expect(preparePicture(file(PNG, 'long.png', 'image/png'))).rejects.toMatchObject({ kind: 'tooLong' });
    expect(drawn).toEqual([]);
  });
});
