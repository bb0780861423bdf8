import 'server-only';
import { ANSWER_TOO_LARGE } from '@/lib/api/error';
import { log } from '@/lib/server/log';

/** The largest answer that is taken, in bytes after decompression. Real ones have some hundred kB. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** An answer of the backend or the file service is larger than the shop takes. `code` survives the bundles and axios. */
export class AnswerTooLargeError extends Error {
  override name = 'AnswerTooLargeError';
  readonly code = ANSWER_TOO_LARGE;
}

/**
 * Reads an answer to its end, so that whoever called it has either all of it or an error, within the call's own timeout.
 * Bytes are counted as they arrive: memory stays bounded however much the other side sends, or packs into gzip.
 * @param call the call's name, for the log
 * @throws AnswerTooLargeError above `MAX_ANSWER_BYTES`; the rest is not downloaded
 */
export async function readWhole(call: string, response: Response): Promise<Response> {
  if (!response.body) return response;
  if (Number(response.headers.get('content-length')) > MAX_ANSWER_BYTES) {
    await response.body.cancel();
    throw tooLarge(call);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // leaving the loop cancels the download
    if (bytes > MAX_ANSWER_BYTES) throw tooLarge(call);
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), response);
}

function tooLarge(call: string): AnswerTooLargeError {
  log.warn({ call, limit: MAX_ANSWER_BYTES }, 'backend: the answer is too large');
  return new AnswerTooLargeError(`the answer is larger than ${MAX_ANSWER_BYTES} bytes`);
}
