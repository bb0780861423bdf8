import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import v8 from 'node:v8';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { BROTLI } from '../encoding.ts';

/** The parts of Next's cache values that are read here; the rest is stored as it comes. */
export type Value = {
  kind: 'APP_PAGE' | 'APP_ROUTE' | 'PAGES' | 'FETCH' | 'REDIRECT';
  html?: string;
  status?: number | undefined;
  headers?: Record<string, unknown>;
  revalidate?: number;
  [rest: string]: unknown;
};
/** `lastModified`: from when on Next counts an entry's age, in milliseconds. */
export type Times = { lastModified: number; cacheControl: { revalidate: number | false; expire?: number } | undefined };
/**
 * An entry as it is stored, in memory and in Redis alike. `storedAt`: when the content was made, in milliseconds ·
 * `html`: a page's, compressed as browsers take it; `plainLength` bytes when unpacked · `rest`: of the value, in one
 * brotli stream with the HTML · `isSmallest`: compressed once more (`compressAgain` in stored-pages.ts).
 */
export type PackedEntry = Times & {
  storedAt: number;
  html: Buffer;
  plainLength: number;
  rest: Buffer;
  isSmallest?: boolean;
};

/** An empty last meta-block (RFC 7932, 9.2). */
const END_OF_STREAM = Buffer.of(3);
const decompress = promisify(brotliDecompress);

/**
 * A copy in memory of its own. Node cuts small buffers out of pieces of 64 kB, and one that is kept would keep the
 * whole piece.
 */
export const unpooled = (bytes: Uint8Array): Buffer => Buffer.from(new Uint8Array(bytes).buffer);

/**
 * Compresses a value. A page's data repeats the text of its HTML: compressed together, after the HTML in one stream, it
 * takes half the space.
 */
export async function pack(
  { html = '', ...value }: Value,
  options = BROTLI,
): Promise<Pick<PackedEntry, 'html' | 'plainLength' | 'rest'>> {
  const parts: Buffer[] = [];
  const stream = createBrotliCompress(options).on('data', (part: Buffer) => parts.push(part));
  stream.write(html);
  await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  const page = unpooled(Buffer.concat([...parts.splice(0), END_OF_STREAM]));
  stream.end(v8.serialize(value));
  await finished(stream);
  return { html: page, plainLength: Buffer.byteLength(html), rest: unpooled(Buffer.concat(parts)) };
}

/** The value that was packed. */
export async function unpack({ html, plainLength, rest }: PackedEntry): Promise<Value> {
  const plain = await decompress(Buffer.concat([html.subarray(0, -END_OF_STREAM.length), rest]));
  return {
    ...(v8.deserialize(plain.subarray(plainLength)) as Value),
    ...(plainLength > 0 && { html: plain.toString('utf8', 0, plainLength) }),
  };
}
