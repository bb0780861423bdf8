import { PDF_TYPE } from '@/lib/upload/check';
import { fitted, stepsFor } from '@/lib/upload/scaling';
import { MAX_UPLOAD_BYTES } from '@/lib/upload/schema';

/**
 * Why a file cannot be sent as a picture; keys of the messages `Upload`. `heic`: only the browser lacks the format.
 * `tooLong`: see `fitted`.
 */
export type PictureFault = 'heic' | 'broken' | 'notImage' | 'pdf' | 'largePdf' | 'tooLong';

/** A file that cannot be sent as a picture. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
  readonly kind: PictureFault;

  constructor(kind: PictureFault) {
    super(`unreadable picture: ${kind}`);
    this.kind = kind;
  }
}

/** Enough to read a payment slip. */
const EDGE = 2560;
const MAX_BYTES = 1_000_000;
/** What canvases of phones can draw: pixels of a side, and of the whole. */
const MAX_SIDE = 16_384;
const MAX_PIXELS = 4096 * 4096;

/**
 * Prepares a picture for its upload: turned upright (EXIF), at most `EDGE` px on the longer side as far as it stays
 * readable, at most `MAX_BYTES` where that is possible, and without camera metadata (place, time, device). A file that
 * already is all that stays as it is, any other becomes a JPEG. Its first bytes say what it is, whatever its name and
 * type. A browser that cannot do it sends the original: the file service has a limit of its own.
 * @throws UnreadablePictureError, or the signal's reason when aborted
 */
export async function preparePicture(
  chosen: File,
  { takesPdf = false, signal }: { takesPdf?: boolean; signal?: AbortSignal } = {},
): Promise<File> {
  // an HTML page may be called photo.jpg, and some browsers would draw an SVG (the server checks more closely)
  const head = await headOf(chosen);
  const type = TYPES.find(([, beginning]) => beginning.test(head))?.[0];
  if (takesPdf && PDF.test(head)) {
    if (chosen.size > MAX_UPLOAD_BYTES) throw new UnreadablePictureError('largePdf');
    return new File([chosen], chosen.name, { type: PDF_TYPE });
  }
  if (!type) throw new UnreadablePictureError(PDF.test(head) ? 'pdf' : 'notImage');
  const file = chosen.type === type ? chosen : new File([chosen], chosen.name, { type });
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return file;
  signal?.throwIfAborted();
  const picture = await decode(file);
  try {
    signal?.throwIfAborted();
    const { width, height } = fitted(picture, EDGE);
    if (file.size <= MAX_BYTES && width === picture.width && height === picture.height && !(await isCameraFile(file)))
      return file;
    if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) throw new UnreadablePictureError('tooLong');
    return await encode(picture, file.name, signal);
  } finally {
    picture.close();
  }
}

/** Decodes a picture, turned upright. @throws UnreadablePictureError */
async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new UnreadablePictureError(file.type === HEIC ? 'heic' : 'broken');
  }
}

async function encode(picture: ImageBitmap, name: string, signal: AbortSignal | undefined): Promise<File> {
  const steps = stepsFor(picture, EDGE);
  for (const [index, { width, height, quality }] of steps.entries()) {
    // sequential: the next step is tried only if this one is too large
    // oxlint-disable-next-line no-await-in-loop
    const blob = await drawn(picture, width, height).convertToBlob({ type: 'image/jpeg', quality });
    signal?.throwIfAborted();
    if (blob.size <= MAX_BYTES || index === steps.length - 1)
      return new File([blob], jpegName(name), { type: 'image/jpeg' });
  }
  throw new UnreadablePictureError('broken');
}

function drawn(picture: ImageBitmap, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePictureError('broken');
  // transparent pixels of a PNG would turn black
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/** Whether it may hold camera metadata: any JPEG or HEIC, others with an EXIF or XMP block. */
async function isCameraFile(file: Blob): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return (
    text.startsWith('\xff\xd8') ||
    text.startsWith('ftyp', 4) ||
    /EXIF|eXIf|Exif|http:\/\/ns\.adobe\.com\/xap/.test(text)
  );
}

const HEIC = 'image/heic';
/** Accepted formats by their first twelve bytes. `latin1` decodes as Windows-1252, which changes a PNG's first byte. */
const TYPES: readonly [type: string, beginning: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^.PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  // often called .jpg
  [HEIC, /^[^]{4}ftyp(?:he[iv][cmsx]|mif1|msf1)/],
];
const PDF = /^%PDF-/;

const headOf = async (file: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer());
