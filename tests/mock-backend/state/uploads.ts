import { createHash } from 'node:crypto';

export type Upload = { bytes: ArrayBuffer; type: string };
export type UploadsMemory = Map<string, Upload>;

export function createUploads(files: UploadsMemory) {
  return {
    get: (address: string): Upload | undefined => files.get(address),
    /** @returns its address below the origin: without the signature in its query it is none, as in a private store */
    put(file: Upload): string {
      // the hash keeps addresses unique across resets and restarts, because image caches outlive both
      const hash = createHash('sha256').update(Buffer.from(file.bytes)).digest('hex').slice(0, 8);
      const name = `file-${files.size + 1}.${file.type.split('/')[1]?.replace(/\W.*/, '') ?? 'bin'}`;
      const address = `/uploads/${name}?X-Amz-Signature=${hash}`;
      files.set(address, file);
      return address;
    },
  };
}

const SIGNATURES: [type: string, test: (bytes: Uint8Array) => boolean][] = [
  ['application/pdf', (b) => ascii(b, 0, 5) === '%PDF-'],
  ['image/jpeg', (b) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff],
  ['image/png', (b) => b[0] === 0x89 && b[1] === 0x50 && b[2] === 0x4e && b[3] === 0x47],
  ['image/gif', (b) => b[0] === 0x47 && b[1] === 0x49 && b[2] === 0x46],
  ['image/webp', (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 12) === 'WEBP'],
  ['image/avif', (b) => ascii(b, 4, 8) === 'ftyp' && ascii(b, 8, 12).startsWith('avi')],
  ['image/heic', (b) => ascii(b, 4, 8) === 'ftyp' && /^(heic|heix|mif1|msf1)$/.test(ascii(b, 8, 12))],
];
const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** The type by its first bytes, whatever name and type the sender gave; undefined for anything but these. */
export const fileTypeOf = (bytes: Uint8Array): string | undefined => SIGNATURES.find(([, holds]) => holds(bytes))?.[0];
