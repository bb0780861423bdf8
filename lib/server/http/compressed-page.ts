import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
/** A page in the encodings requested so far. */
export type CompressedPage = { etag: string; bodies: Partial<Record<Encoding, Buffer>> };

/** A window of 256 kB holds a page: a larger one compresses no better, and its memory is never given back. */
const WINDOW_BITS = 18;

const ACCEPTS_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** The best encoding that a request accepts. */
export function encodingFor({ headers }: IncomingMessage): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  return ACCEPTS_BROTLI.test(accepted) ? 'br' : ACCEPTS_GZIP.test(accepted) ? 'gzip' : 'identity';
}

/** A page's body in an encoding, compressed when first asked for. The plain body, six times as large and rarely requested, is dropped. */
export function bodyIn({ bodies }: CompressedPage, encoding: Encoding): Buffer {
  const known = bodies[encoding];
  if (known) return known;
  const plain = plainOf(bodies);
  const body = encoding === 'br' ? brotli(plain) : encoding === 'gzip' ? gzipSync(plain) : plain;
  delete bodies.identity;
  return (bodies[encoding] = body);
}

function plainOf({ identity, br, gzip }: CompressedPage['bodies']): Buffer {
  return identity ?? (br ? brotliDecompressSync(br) : gzip ? gunzipSync(gzip) : Buffer.alloc(0));
}

const brotli = (plain: Buffer): Buffer =>
  brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
