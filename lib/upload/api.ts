import { browserApi } from '@/lib/api/browser';
import { uploadCalls } from '@/lib/upload/schema';

export type UploadOptions = { signal?: AbortSignal; onProgress?: (fraction: number) => void };

/** Uploads one file to the file service as multipart field `file` (spec 7). @throws ApiError */
export function uploadFile(file: File, { signal, onProgress }: UploadOptions = {}): Promise<{ url: string }> {
  const form = new FormData();
  form.set('file', file, file.name);
  return browserApi(uploadCalls.uploadFile, { form, signal, onProgress });
}
