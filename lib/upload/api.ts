import { callApi } from '@/lib/calls/lazy';

export type UploadOptions = { signal?: AbortSignal; onProgress?: (fraction: number) => void };

/** Uploads one file to the file service as multipart field `file` (spec 7). @throws ApiError */
export function uploadFile(file: File, { signal, onProgress }: UploadOptions = {}): Promise<{ url: string }> {
  const form = new FormData();
  form.set('file', file, file.name);
  return callApi('uploadFile', { form, signal, onProgress });
}
