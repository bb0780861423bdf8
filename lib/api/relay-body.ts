import 'server-only';
import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';
import type { Call } from '@/lib/api/call';
import { BodyRefusal } from '@/lib/api/body-refusal';
import { brokenBodyRule } from '@/lib/api/body-rules';
import { MAX_UPLOAD_BYTES, uploadCalls } from '@/lib/api/contract/upload';
import { atMinimumRate } from '@/lib/api/minimum-rate';
import { sessionCalls } from '@/lib/api/contract/session';
import { foreignAddress } from '@/lib/api/relay-checks';
import { pictureUpload } from '@/lib/api/relay-upload';

/** The longest form is a few thousand letters. */
const MAX_JSON_BYTES = 256 * 1024;
/** Multipart framing around the largest file. */
const MAX_UPLOAD_REQUEST = MAX_UPLOAD_BYTES + 64 * 1024;
/** A form is sent at once; who takes longer only keeps the connection. Milliseconds. */
const JSON_TIMEOUT_MS = 10_000;

/** A request's body on its way to the backend: JSON as the `value` that was read, an upload as a stream. */
export type RelayedBody = { value?: unknown; stream?: ReadableStream<Uint8Array>; contentType?: string };

/**
 * Reads what a request sends, as far as the call takes it: JSON whole, held to the contract; an upload as it comes, up to
 * its largest size. What the call takes no body for stays unread.
 * @throws BodyRefusal before the backend is asked; for an upload that is too slow or has no length also in the midst of the stream
 */
export async function readBody(request: NextRequest, call: Call): Promise<RelayedBody> {
  const isUpload = call === uploadCalls.uploadFile;
  const limit = isUpload ? MAX_UPLOAD_REQUEST : MAX_JSON_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const schema = isUpload ? z.unknown() : call.body;
  if (!schema) return {};

  const type = request.headers.get('content-type') ?? '';
  const [kind = ''] = type.toLowerCase().split(';', 1);
  if (kind.trim() !== (isUpload ? 'multipart/form-data' : 'application/json')) throw new BodyRefusal(415, 'Wrong content type');
  // nobody unpacks it here, so that nobody could say how large it is
  if (!/^(?:identity)?$/i.test(request.headers.get('content-encoding') ?? '')) throw new BodyRefusal(415, 'Compressed body');
  if (isUpload) {
    const body = request.body ?? new ReadableStream({ start: (controller) => controller.close() });
    return pictureUpload(limited(atMinimumRate(body), limit), type);
  }

  const value = parsed(await textOf(request, limit));
  if (brokenBodyRule(value)) throw new BodyRefusal(422, 'Not a body of this call');
  // a login is read as the browser sends it (relay-session): a guest's has no name yet
  if (call !== sessionCalls.login && !z.safeParse(schema, value).success) throw new BodyRefusal(422, 'Not a body of this call');
  const foreign = foreignAddress(request, value);
  if (foreign) throw new BodyRefusal(422, `An address of another origin: ${foreign}`);
  return { value, contentType: 'application/json' };
}

const tooLarge = () => new BodyRefusal(413, 'Too large');

function limited(body: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > limit) controller.error(tooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
}

async function textOf(request: NextRequest, limit: number): Promise<string> {
  if (!request.body) return '';
  const reader = limited(request.body, limit).getReader();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // ends the read that waits below
    void reader.cancel();
  }, JSON_TIMEOUT_MS);
  const chunks: Uint8Array[] = [];
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await reader.read();
      if (isLate) throw new BodyRefusal(408, 'Too slow');
      if (done) return Buffer.concat(chunks).toString('utf8');
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** JSON as a value; undefined for what is none, and for keys that could change every object. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw new SyntaxError(key);
      return value;
    });
  } catch {
    return undefined;
  }
}
