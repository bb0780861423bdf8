import { MAX_UPLOAD_BYTES, type uploadCalls } from '@/lib/api/contract/upload';
import { partsOf } from '../multipart.ts';
import { Refusal } from '../refusal.ts';
import { imageTypeOf } from '../state/uploads.ts';
import type { Implementers } from './context.ts';

export const uploadHandlers: Implementers<typeof uploadCalls> = {
  /** One field `file` and nothing beside it. What it is, the bytes say. */
  uploadFile: async ({ state, request, origin }) => {
    const [file, ...others] = (await partsOf(request)) ?? [];
    if (file?.name !== 'file' || file.filename === null || others.length > 0) throw new Refusal(422, 'invalid', { file: 'one multipart field named file' });
    const { bytes } = file;
    if (bytes.byteLength === 0) throw new Refusal(422, 'emptyFile', { file: 'empty' });
    if (bytes.byteLength > MAX_UPLOAD_BYTES) throw new Refusal(413, 'fileTooLarge', { file: 'tooLarge' });
    const type = imageTypeOf(bytes);
    if (!type) throw new Refusal(422, 'notAnImage', { file: 'image' });
    return { url: `${origin}/uploads/${state.uploads.put({ bytes: bytes.buffer, type })}` };
  },
};
