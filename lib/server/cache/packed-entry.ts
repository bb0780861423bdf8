import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import v8 from 'node:v8';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { BROTLI } from '../http/encoding.ts';

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
 * An entry as it is stored, in memory and in Redis alike. `storedAt`: when the content was made, in milliseconds · `bytes`: a
 * page's HTML and the rest of the value in one brotli stream · `html`: how many bytes of it are the HTML, compressed and plain.
 */
export type PackedEntry = Times & { storedAt: number; bytes: Buffer; html: { packed: number; plain: number } };

/** An empty last meta-block (RFC 7932, 9.2). */
const END_OF_STREAM = Buffer.of(3);

const decompress = promisify(brotliDecompress);

/**
 * Compresses a value, once for as long as it is stored. A page's data says again what its HTML says: in one stream with it, it
 * takes a third of the room. The stream is flushed after the HTML, so that `htmlIn` can cut a page's body off as browsers take it.
 */
export async function pack({ html = '', ...rest }: Value): Promise<Pick<PackedEntry, 'bytes' | 'html'>> {
  const stream = createBrotliCompress(BROTLI);
  const plain = Buffer.from(html);
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  if (html) {
    stream.write(plain);
    await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  }
  const packed = Buffer.concat(parts).length;
  stream.end(v8.serialize(rest));
  await finished(stream);
  return { bytes: Buffer.concat(parts), html: { packed, plain: plain.length } };
}

/** The value that was packed. */
export async function unpack({ bytes, html }: PackedEntry): Promise<Value> {
  const plain = await decompress(bytes);
  const rest = v8.deserialize(plain.subarray(html.plain)) as Value;
  return html.plain > 0 ? { ...rest, html: plain.toString('utf8', 0, html.plain) } : rest;
}

/** A page's HTML, compressed with brotli; undefined for what is no page. */
export const htmlIn = ({ bytes, html }: PackedEntry): Buffer | undefined =>
  html.packed > 0 ? Buffer.concat([bytes.subarray(0, html.packed), END_OF_STREAM]) : undefined;
