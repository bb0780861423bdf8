/**
 * Largest file that may be chosen, in bytes: more than a phone can decode. The upload is scaled down to the service's
 * limit.
 */
export const MAX_CHOSEN_BYTES = 40 * 1024 * 1024;

export type FileProblem = 'empty' | 'tooLarge';

/** What every browser takes. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,.jpg,.jpeg,.jfif,.png,.webp,.gif';
const HEIC = ',image/heic,image/heif,.heic,.heif';
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
let accepted: Promise<string> | undefined;

/**
 * For `<input accept>`: what the picker offers first. HEIC only where the browser takes a picture of that type: an
 * iPhone turns its photos into JPEGs for a page that does not ask for HEIC. Files of other types may come anyway.
 */
export const acceptedFiles = (): Promise<string> =>
  (accepted ??= new Promise((resolve) => {
    const picture = document.createElement('picture');
    const [source, image] = [document.createElement('source'), document.createElement('img')];
    // of the same picture by two addresses the browser takes the first whose type it knows
    Object.assign(source, { type: 'image/heic', srcset: `${PIXEL}#heic` });
    const tell = () => resolve(image.currentSrc.endsWith('#heic') ? ACCEPTED + HEIC : ACCEPTED);
    Object.assign(image, { onload: tell, onerror: tell });
    picture.append(source, image);
    image.src = PIXEL;
  }));

export const PDF_TYPE = 'application/pdf';

/**
 * Checks what is known of a file before it is read: its size. What it is, its first bytes tell when it is prepared
 * (lib/upload/picture), and the server's own look at them; names and types differ from phone to phone.
 */
export function problemOf({ size }: Pick<File, 'size'>): FileProblem | undefined {
  if (size === 0) return 'empty';
  return size > MAX_CHOSEN_BYTES ? 'tooLarge' : undefined;
}

const UNITS = ['B', 'KB', 'MB'] as const;

/** A size in bytes as shoppers read it: `840 B`, `24 KB`, `1.4 MB` (1 KB = 1024 bytes, as the limit counts). */
export function formatBytes(bytes: number): string {
  const power = powerOf(bytes);
  const amount = bytes / 1024 ** power;
  return `${power === 2 && amount < 10 ? amount.toFixed(1) : Math.round(amount)} ${UNITS[power]}`;
}

function powerOf(bytes: number): 0 | 1 | 2 {
  if (bytes >= 1024 * 1024) return 2;
  return bytes >= 1024 ? 1 : 0;
}
