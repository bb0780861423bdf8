/**
 * Largest file that may be chosen, in bytes: more than a phone can decode. The upload is scaled down to the service's
 * limit.
 */
export const MAX_CHOSEN_BYTES = 40 * 1024 * 1024;

export type FileProblem = 'empty' | 'tooLarge';

/** For `<input accept>`: what the picker offers first. */
export const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,image/gif,.jpg,.jpeg,.jfif,.png,.webp,.heic,.heif,.gif';

export const PDF_TYPE = 'application/pdf';
/** The same, where a PDF may be sent too. */
export const ACCEPTED_WITH_PDF = `${ACCEPTED},${PDF_TYPE},.pdf`;

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
