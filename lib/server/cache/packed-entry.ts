import { promisify } from 'node:util';
import v8 from 'node:v8';
import { brotliCompress, brotliDecompress } from 'node:zlib';
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
 * An entry as it is stored, in memory and in Redis alike. `storedAt`: when the content was made, in milliseconds · `html`: a
 * page's, compressed with brotli as browsers take it · `rest`: of the value, compressed as well.
 */
export type PackedEntry = Times & { storedAt: number; html: Buffer | undefined; rest: Buffer };

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Compresses a value, once for as long as it is stored. */
export async function pack({ html, ...rest }: Value): Promise<Pick<PackedEntry, 'html' | 'rest'>> {
  const [page, data] = await Promise.all([html ? compress(html, BROTLI) : undefined, compress(v8.serialize(rest), BROTLI)]);
  return { html: page, rest: data };
}

/** The value that was packed. */
export async function unpack({ html, rest }: PackedEntry): Promise<Value> {
  const [page, data] = await Promise.all([html && decompress(html), decompress(rest)]);
  return { ...(v8.deserialize(data) as Value), ...(page && { html: page.toString() }) };
}
