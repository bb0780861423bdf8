import { MAX_UPLOAD_BYTES, type uploadCalls } from '@/lib/upload/schema';
import { HttpError, invalid } from '../messages.ts';
import { imageTypeOf } from '../state/uploads.ts';
import type { Handlers } from './context.ts';

export const uploadHandlers: Handlers<typeof uploadCalls> = {
  /** Takes one part, `file`. Its bytes decide its type. */
  uploadFile: async ({ state, request, origin }) => {
    const [file, ...others] = (await partsOf(request)) ?? [];
    if (file?.name !== 'file' || file.filename === null || others.length > 0)
      throw invalid({ file: 'one multipart field named file' });
    const { bytes } = file;
    if (bytes.byteLength === 0) throw new HttpError(422, 'emptyFile', { file: 'empty' });
    if (bytes.byteLength > MAX_UPLOAD_BYTES) throw new HttpError(413, 'fileTooLarge', { file: 'tooLarge' });
    const type = imageTypeOf(bytes);
    if (!type) throw new HttpError(422, 'notAnImage', { file: 'image' });
    return { url: `${origin}/uploads/${state.uploads.put({ bytes: bytes.buffer, type })}` };
  },
};

type Part = { name: string; filename: string | null; bytes: Uint8Array<ArrayBuffer> };

/**
 * The parts of a multipart body; undefined for any other. Component tests upload too, and `request.formData()` fails
 * where jsdom has replaced `File`.
 */
async function partsOf(request: Request): Promise<Part[] | undefined> {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(
    request.headers.get('content-type') ?? '',
  )?.[1];
  if (!boundary) return undefined;
  const body = Buffer.from(await request.arrayBuffer());
  const delimiter = Buffer.from(`--${boundary}`);
  const parts: Part[] = [];
  let at = body.indexOf(delimiter);
  while (at >= 0) {
    const start = at + delimiter.length;
    const next = body.indexOf(delimiter, start);
    if (next < 0) break;
    const part = partOf(body.subarray(start + 2, next - 2));
    if (!part) return undefined;
    parts.push(part);
    at = next;
  }
  return parts;
}

function partOf(piece: Buffer): Part | undefined {
  const end = piece.indexOf('\r\n\r\n');
  const head = piece.subarray(0, Math.max(end, 0)).toString('utf8');
  const name = /content-disposition: *form-data;.*?\bname="([^"]*)"/i.exec(head)?.[1];
  if (end < 0 || name === undefined) return undefined;
  return {
    name,
    filename: /\bfilename="([^"]*)"/i.exec(head)?.[1] ?? null,
    bytes: new Uint8Array(piece.subarray(end + 4)),
  };
}
