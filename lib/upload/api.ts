import { browserApi } from '@/lib/api/browser';
import { uploadCalls } from '@/lib/api/contract/upload';
import { settleUploads, type UploadOutcome } from '@/lib/api/settle';

export type UploadOptions = { signal?: AbortSignal; onProgress?: (fraction: number) => void };

/** Sends one file to the file service: a multipart request with the one field `file` (specification 7). @throws ApiError */
export function uploadFile(file: File, { signal, onProgress }: UploadOptions = {}): Promise<{ url: string }> {
  const form = new FormData();
  form.set('file', file, file.name);
  return browserApi(uploadCalls.uploadFile, { form, signal, onProgress });
}

/** One request per file, in parallel; each answer's data in the files' order, and [] for an empty selection (specification 7). */
export function uploadFiles(
  files: readonly File[],
  options: { signal?: AbortSignal; onProgress?: (file: File, fraction: number) => void } = {},
): Promise<UploadOutcome<{ url: string }>[]> {
  return settleUploads(files, (file) => uploadFile(file, { signal: options.signal, onProgress: (fraction) => options.onProgress?.(file, fraction) }));
}
