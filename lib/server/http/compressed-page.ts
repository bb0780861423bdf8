import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { log } from '../log.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
/** A page in the encodings requested so far. `isDense`: its brotli body is, or is becoming, as small as it can. */
export type CompressedPage = { etag: string; bodies: Partial<Record<Encoding, Buffer>>; isDense?: boolean };

/** A window of 256 kB holds a page: a larger one compresses no better, and its memory is never given back. */
const WINDOW_BITS = 18;
/** For the first visitor, who waits for it: 4 ms. */
const QUICK = 6;
/** A tenth smaller, for 60 ms of a thread beside the server's own. */
const DENSE = 10;

const ACCEPTS_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** The best encoding that a request accepts. */
export function encodingFor({ headers }: IncomingMessage): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  return ACCEPTS_BROTLI.test(accepted) ? 'br' : ACCEPTS_GZIP.test(accepted) ? 'gzip' : 'identity';
}

/** A page's body in an encoding, compressed when first asked for. The plain body, six times as large and rarely requested, is dropped. */
export function bodyIn(page: CompressedPage, encoding: Encoding): Buffer {
  const { bodies } = page;
  const known = bodies[encoding];
  if (known) {
    if (encoding === 'br') void compressDensely(page);
    return known;
  }
  const plain = plainOf(bodies);
  const body = encoding === 'br' ? brotli(plain) : encoding === 'gzip' ? gzipSync(plain) : plain;
  delete bodies.identity;
  return (bodies[encoding] = body);
}

function plainOf({ identity, br, gzip }: CompressedPage['bodies']): Buffer {
  return identity ?? (br ? brotliDecompressSync(br) : gzip ? gunzipSync(gzip) : Buffer.alloc(0));
}

const brotliOptions = (plain: Buffer, quality: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
});

const brotli = (plain: Buffer): Buffer => brotliCompressSync(plain, brotliOptions(plain, QUICK));

const brotliInBackground = promisify(brotliCompress) as (plain: Buffer, options: BrotliOptions) => Promise<Buffer>;
/** One page at a time: what it takes of the processor and of memory stays bounded. */
let isCompressing = false;

/** Compresses a page that was requested more than once again, in the background: what follows is smaller. Those requested once never are. */
async function compressDensely(page: CompressedPage): Promise<void> {
  if (page.isDense || isCompressing) return;
  page.isDense = true;
  isCompressing = true;
  try {
    const plain = plainOf(page.bodies);
    page.bodies.br = await brotliInBackground(plain, brotliOptions(plain, DENSE));
  } catch (error) {
    log.warn({ error }, 'a page could not be compressed again: it stays as it was');
  } finally {
    isCompressing = false;
  }
}
