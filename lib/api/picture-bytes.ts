/** A kind of picture that the shop takes: its type, and the ending that its name gets. */
export type PictureKind = { type: string; ending: string };

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
const KINDS: (PictureKind & { holds: (bytes: Uint8Array) => boolean })[] = [
  { type: 'image/jpeg', ending: 'jpg', holds: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff },
  { type: 'image/png', ending: 'png', holds: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' },
  { type: 'image/webp', ending: 'webp', holds: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP' },
  { type: 'image/gif', ending: 'gif', holds: (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)) },
  { type: 'image/heic', ending: 'heic', holds: (bytes) => /^ftyp(?:hei[cmsx]|hev[cx]|mif1|msf1)$/.test(ascii(bytes, 4, 12)) },
];
/** What a browser, a reader of documents or a server would take for its own, were the file's beginning not a picture's. */
const OTHER = /<(?:!doctype|html|head|body|script|svg|iframe|\?xml-stylesheet|\?php)|%pdf-/i;

/** How much of a file `pictureKind` looks at, bytes: as far as readers of PDF look for their own mark. */
export const PICTURE_HEAD = 1024;

/**
 * What a file is, by its first bytes and not by what it is called: JPEG, PNG, WebP, GIF or HEIC.
 * @returns undefined for anything else, SVG included, and for a picture that is a page or a document as well
 */
export function pictureKind(head: Uint8Array): PictureKind | undefined {
  const kind = KINDS.find(({ holds }) => holds(head));
  if (!kind || OTHER.test(ascii(head, 0, PICTURE_HEAD))) return undefined;
  return { type: kind.type, ending: kind.ending };
}
