/** Largest file that may be chosen, in bytes: more than a phone can decode. The upload is scaled down to the service's limit. */
export const MAX_CHOSEN_BYTES = 40 * 1024 * 1024;

export type FileProblem = 'empty' | 'notImage' | 'pdf' | 'tooLarge';

/** The types that browsers report for a file with this ending. */
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
 * Checks a file's ending, size, and type if the browser knows it (for HEIC many do not). Its content is checked when it is
 * prepared (lib/upload/picture), and again by the server.
 */
export function problemOf(file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const types = Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
  if (ending === 'pdf') return 'pdf';
  if (!types || (file.type !== '' && !types.includes(file.type.toLowerCase()))) return 'notImage';
  if (file.size === 0) return 'empty';
  return file.size > MAX_CHOSEN_BYTES ? 'tooLarge' : undefined;
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
