import 'server-only';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
/** A page as it goes out, in the encodings that somebody has asked for. */
export type FinishedPage = { etag: string; bodies: Partial<Record<Encoding, Buffer>> };

/** A quarter of a megabyte holds a page: a larger window finds nothing more, and its memory is never given back. */
const WINDOW_BITS = 18;

/** A page's body in an encoding, made when first asked for. The plain one is six times as large and hardly asked for: it does not stay. */
export function bodyIn({ bodies }: FinishedPage, encoding: Encoding): Buffer {
  const known = bodies[encoding];
  if (known) return known;
  const plain = plainOf(bodies);
  const body = encoding === 'br' ? brotli(plain) : encoding === 'gzip' ? gzipSync(plain) : plain;
  delete bodies.identity;
  return (bodies[encoding] = body);
}

function plainOf({ identity, br, gzip }: FinishedPage['bodies']): Buffer {
  return identity ?? (br ? brotliDecompressSync(br) : gzip ? gunzipSync(gzip) : Buffer.alloc(0));
}

const brotli = (plain: Buffer): Buffer =>
  brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
