import 'server-only';

const TIMEOUT_MS = 4_000;
const MAX_BYTES = 10_000_000;

/**
 * Downloads a picture that is drawn into another: only from the configured origins, without following redirects.
 * @throws Error when it is from elsewhere, larger than 10 MB, slower than 4 seconds, or not there
 */
export async function downloadPhoto(address: string, origins: string[]): Promise<Buffer> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !origins.some((origin) => new URL(origin).origin === url.origin)) throw new Error('not from an origin of IMAGE_ORIGINS');
  const response = await fetch(url, { redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    // leaving the loop ends the download
    if (bytes > MAX_BYTES) throw new Error(`larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
