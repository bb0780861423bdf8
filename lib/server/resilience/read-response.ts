import 'server-only';
import { UNUSABLE_RESPONSE } from '@/lib/api/error';
import { log } from '@/lib/server/log';

/** The largest response that is read, in bytes after decompression. Real ones have some hundred kB. */
export const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/**
 * A response of the backend or the file service that the shop does not take. `code` survives Next's bundles and axios.
 */
class UnusableResponseError extends Error {
  override name = 'UnusableResponseError';
  readonly code = UNUSABLE_RESPONSE;
}

/**
 * Reads a response to its end, so that the call's own timeout covers the body. Bytes are counted as they arrive: memory
 * stays bounded however much is sent, or packed into gzip.
 * @param call the call's name, for the log
 * @throws UnusableResponseError above `MAX_RESPONSE_BYTES`, of which the rest is not downloaded, and for a redirect: no
 * call has one as its response, and whoever could make the backend send one would decide where the shop reads
 */
export async function readResponse(call: string, response: Response): Promise<Response> {
  const { status, headers, body } = response;
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect || Number(headers.get('content-length')) > MAX_RESPONSE_BYTES) {
    await body?.cancel();
    throw isRedirect ? redirected(call, status) : tooLarge(call);
  }
  if (!body) return response;
  const bytes = await readBytes(body, MAX_RESPONSE_BYTES);
  if (!bytes) throw tooLarge(call);
  return new Response(bytes, response);
}

/** Reads a body of at most `max` bytes. @returns undefined for a larger one, of which the rest is not downloaded */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  max: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
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

function tooLarge(call: string): UnusableResponseError {
  log.warn({ call, limit: MAX_RESPONSE_BYTES }, 'backend: the response is too large');
  return new UnusableResponseError(`the response is larger than ${MAX_RESPONSE_BYTES} bytes`);
}

function redirected(call: string, status: number): UnusableResponseError {
  log.warn({ call, status }, 'backend: the response is a redirect');
  return new UnusableResponseError(`the response is a redirect (${status})`);
}
