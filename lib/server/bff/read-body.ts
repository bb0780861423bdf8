import 'server-only';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';
import { brokenBodyRule } from '@/lib/api/body-rules';
import type { Call } from '@/lib/api/call';
import { env } from '@/lib/env';
import { ownOrigins } from '@/lib/server/bff/accept-call';
import { clientClosed, HttpError } from '@/lib/server/bff/http-error';
import { findForeignUrl } from '@/lib/server/bff/url-rules';
import { jsonOf } from '@/lib/server/json';
import { sessionCalls } from '@/lib/session/schema';

/** The longest form has a few thousand letters. */
const MAX_JSON_BYTES = 256 * 1024;
/** 2 kB a second, measured every ten seconds; 3G has ten times as much. A slower sender only holds a connection. */
const MINIMUM_RATE = { bytes: 20_000, ms: 10_000 };

/**
 * The JSON body of a call, held to the contract and to the rules of every body. A login is checked by `readLogin`
 * instead: the browser sends a guest's without a name.
 * @returns undefined for a call that takes no body: what was sent with it stays unread
 * @throws HttpError 408, 413, 415, 422 or 499
 */
export async function readJson(request: NextRequest, call: Call): Promise<unknown> {
  if (!call.body) return undefined;
  const body = parseJson(await text(receive(request, { type: 'application/json', maxBytes: MAX_JSON_BYTES })));
  const fits = !brokenBodyRule(body) && (call === sessionCalls.login || z.safeParse(call.body, body).success);
  if (!fits) throw new HttpError(422, 'Not a body of this call');
  if (!call.urls) return body;
  const { FILE_UPLOAD_URL, IMAGE_ORIGINS } = env();
  const pictureOrigins = [FILE_UPLOAD_URL, ...IMAGE_ORIGINS].map((url) => new URL(url).origin);
  const foreignUrl = findForeignUrl(body, call.urls, { return: ownOrigins(request), picture: pictureOrigins });
  if (foreignUrl) throw new HttpError(422, `A URL of another origin: ${foreignUrl}`);
  return body;
}

type Limits = { type: string; maxBytes: number; minimumRate?: typeof MINIMUM_RATE };

/**
 * A request's body as it arrives.
 * @param limits the content type, the size in bytes, and the bytes that must arrive in each period of so many
 * milliseconds
 * @throws HttpError 413 or 415 before anything is read; while it is read, 413, 408 for a sender that is too slow, and
 * 499 for one that left
 */
export function receive(
  request: Pick<Request, 'headers' | 'body' | 'signal'>,
  limits: Limits,
): AsyncIterable<Uint8Array> {
  const { headers, body } = request;
  if (Number(headers.get('content-length')) > limits.maxBytes) throw tooLarge();
  if (headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() !== limits.type)
    throw new HttpError(415, 'Wrong content type');
  // the backend would unpack it, and its size could not be limited here
  if (!/^(?:identity)?$/i.test(headers.get('content-encoding') ?? '')) throw new HttpError(415, 'Compressed body');
  return limited(
    body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([]),
    request.signal,
    limits,
  );
}

async function* limited(
  body: Readable,
  signal: AbortSignal,
  { maxBytes, minimumRate = MINIMUM_RATE }: Limits,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let counted = 0;
  const timer = setInterval(() => {
    // the connection is closed, so that the rest of the body is not received
    if (bytes - counted < minimumRate.bytes)
      body.destroy(new HttpError(408, 'Too slow', { headers: [['Connection', 'close']] }));
    counted = bytes;
  }, minimumRate.ms);
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    throw signal.aborted ? clientClosed() : error;
  } finally {
    clearInterval(timer);
  }
}

const tooLarge = (): HttpError => new HttpError(413, 'Too large');

/** Undefined for malformed JSON and for a key that could change every object. */
export const parseJson = (json: string): unknown =>
  jsonOf(json, (key, value) => {
    if (key === '__proto__') throw new SyntaxError(key);
    return value;
  });
