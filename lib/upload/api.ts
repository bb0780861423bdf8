import { browserApi } from '@/lib/api/browser';
import { uploadCalls } from '@/lib/api/contract/upload';

/** Sends one file to the file service: a multipart request with one field `file` (spec 7). @throws ApiError */
export function uploadFile(file: File, options: { signal?: AbortSignal; onProgress?: (share: number) => void } = {}): Promise<{ url: string }> {
  const form = new FormData();
  form.set('file', file, file.name);
  return browserApi(uploadCalls.uploadFile, { form, ...options });
}
