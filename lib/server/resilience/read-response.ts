import 'server-only';
import { ANSWER_TOO_LARGE } from '@/lib/api/error';
import { log } from '@/lib/server/log';

/** The largest response that is read, in bytes after decompression. Real ones have some hundred kB. */
export const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/** A response of the backend or the file service is larger than the shop reads. `code` survives Next's bundles and axios. */
class ResponseTooLargeError extends Error {
  override name = 'ResponseTooLargeError';
  readonly code = ANSWER_TOO_LARGE;
}

/**
 * Reads a response to its end, so that the call's own timeout covers the body. Bytes are counted as they arrive: memory stays
 * bounded however much is sent, or packed into gzip.
 * @param call the call's name, for the log
 * @throws ResponseTooLargeError above `MAX_RESPONSE_BYTES`; the rest is not downloaded
 */
export async function readResponse(call: string, response: Response): Promise<Response> {
  if (!response.body) return response;
  if (Number(response.headers.get('content-length')) > MAX_RESPONSE_BYTES) {
    await response.body.cancel();
    throw tooLarge(call);
  }
  const body = await readBytes(response.body, MAX_RESPONSE_BYTES);
  if (!body) throw tooLarge(call);
  return new Response(body, response);
}

/** Reads a body of at most `max` bytes. @returns undefined for a larger one, of which the rest is not downloaded */
export async function readBytes(body: ReadableStream<Uint8Array>, max: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // leaving the loop cancels the download
    if (bytes > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(call: string): ResponseTooLargeError {
  log.warn({ call, limit: MAX_RESPONSE_BYTES }, 'backend: the response is too large');
  return new ResponseTooLargeError(`the response is larger than ${MAX_RESPONSE_BYTES} bytes`);
}
