import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import Negotiator from 'negotiator';

/** What the shop's responses are encoded in, the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What the package's types do not know yet: which encoding to take of those that are equally welcome. */
type Encodings = { encoding: (available: readonly Encoding[], options: { preferred: readonly Encoding[] }) => Encoding | undefined };

/** The best encoding that a request accepts. */
export const encodingFor = (request: IncomingMessage): Encoding =>
  (new Negotiator(request) as unknown as Encodings).encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'identity';

/** For pages: three milliseconds for 150 kB. The window of 256 kB holds one; a larger one compresses no better, and its memory is never given back. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 } };
