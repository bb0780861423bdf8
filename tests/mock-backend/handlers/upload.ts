import { MAX_UPLOAD_BYTES, type uploadCalls } from '@/lib/api/contract/upload';
import { Refusal } from '../refusal.ts';
import { imageTypeOf } from '../state/uploads.ts';
import type { Implementers } from './context.ts';

/** Reads the one field `file`; anything beside it, or several files, is refused. */
async function fileOf(request: Request): Promise<File> {
  const form = await request.formData().catch(() => undefined);
  const fields = form ? [...form.entries()] : [];
  const [field] = fields;
  if (fields.length !== 1 || field?.[0] !== 'file' || typeof field[1] === 'string')
    throw new Refusal(422, 'invalid', { file: 'one multipart field named file' });
  return field[1];
}

export const uploadHandlers: Implementers<typeof uploadCalls> = {
  uploadFile: async ({ state, request, origin }) => {
    const file = await fileOf(request);
    if (file.size === 0) throw new Refusal(422, 'emptyFile', { file: 'empty' });
    if (file.size > MAX_UPLOAD_BYTES) throw new Refusal(413, 'fileTooLarge', { file: 'tooLarge' });
    const bytes = await file.arrayBuffer();
    const type = imageTypeOf(new Uint8Array(bytes));
    if (!type) throw new Refusal(422, 'notAnImage', { file: 'image' });
    return { url: `${origin}/uploads/${state.uploads.put({ bytes, type })}` };
  },
};
