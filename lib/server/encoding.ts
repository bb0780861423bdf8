import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import Negotiator from 'negotiator';

/** What the shop's responses are encoded in, the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** `preferred` is missing in the package's types: the order among encodings that the request accepts equally. */
type Encodings = {
  encoding: (available: readonly Encoding[], options: { preferred: readonly Encoding[] }) => Encoding | undefined;
};

/** The best encoding that a request accepts. */
export const encodingFor = (request: IncomingMessage): Encoding =>
  (new Negotiator(request) as unknown as Encodings).encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'identity';

/**
 * For pages: 150 kB take three milliseconds. A page fits into the window of 256 kB; a larger window compresses no
 * better, and its memory is never freed.
 */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 } };
