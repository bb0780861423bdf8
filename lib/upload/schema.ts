import * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { UrlSchema } from '@/lib/api/shapes';
import { LONG_CALL_TIMEOUT_MS } from '@/lib/api/timeouts';

/** One multipart request per file, with one field `file` (spec 7). Goes to `FILE_UPLOAD_URL`, not to the backend. */
export const uploadCalls = {
  uploadFile: call({
    method: 'POST',
    path: '/upload',
    access: 'session',
    response: z.object({ url: UrlSchema }),
    timeoutMs: LONG_CALL_TIMEOUT_MS,
    limit: 'upload',
  }),
};

/** Largest file that the shop accepts, in bytes (10 MB as the interface says it). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
