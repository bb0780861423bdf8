import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { MAX_UPLOAD_BYTES, type uploadCalls } from '@/lib/upload/schema';
import { HttpError, invalid } from '../messages.ts';
import { fileTypeOf } from '../state/uploads.ts';
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
    const type = fileTypeOf(bytes);
    if (!type) throw new HttpError(422, 'notAnImage', { file: 'image' });
    return { url: origin + state.uploads.put({ bytes: bytes.buffer, type }) };
  },
};

type Part = { name: string; filename: string | null; bytes: Uint8Array<ArrayBuffer> };

/**
 * The parts of a multipart body; undefined for any other. Component tests upload too, and `request.formData()` fails
 * where jsdom has replaced `File`.
 */
async function partsOf(request: Request): Promise<Part[] | undefined> {
  const parts: Part[] = [];
  try {
    const form = new Busboy({ headers: { 'content-type': request.headers.get('content-type') ?? '' } });
    form.on('field', (name) => void parts.push({ name, filename: null, bytes: new Uint8Array() }));
    form.on('file', (name, file, filename: string | undefined) => {
      const chunks: Buffer[] = [];
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('end', () =>
        parts.push({ name, filename: filename ?? null, bytes: new Uint8Array(Buffer.concat(chunks)) }),
      );
    });
    await pipeline([Buffer.from(await request.arrayBuffer())], form);
  } catch {
    return undefined;
  }
  return parts;
}
