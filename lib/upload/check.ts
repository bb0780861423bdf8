/**
 * Largest file that may be chosen, in bytes. It is scaled down before it is sent, so that the service's own limit
 * (`MAX_UPLOAD_BYTES`) never meets a phone's photo; what is above this no phone can decode.
 */
export const MAX_CHOSEN_BYTES = 40 * 1024 * 1024;

/** Why a file is not taken: it is empty, no image, or above `MAX_CHOSEN_BYTES`. */
export type FileProblem = 'empty' | 'notImage' | 'tooLarge';

/** Types that a browser may give to a file with this ending. */
const TYPES: Record<string, readonly string[]> = {
  jpg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  png: ['image/png', 'image/x-png'],
  webp: ['image/webp'],
  heic: ['image/heic', 'image/heif'],
  heif: ['image/heif', 'image/heic'],
  gif: ['image/gif'],
};

/** For `<input accept>`: what the picker offers first. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/gif,.jpg,.jpeg,.png,.webp,.heic,.heif,.gif';

/**
 * Checks a chosen file before it is sent: its type and its ending must both be those of an image, as far as the browser knows the
 * type (for HEIC many do not). Its bytes are checked when it is prepared (lib/upload/picture), and again by the server.
 */
export function problemOf(file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const types = Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
  if (!types || (file.type !== '' && !types.includes(file.type.toLowerCase()))) return 'notImage';
  if (file.size === 0) return 'empty';
  return file.size > MAX_CHOSEN_BYTES ? 'tooLarge' : undefined;
}
