import { type Fault, wait } from './faults.ts';

/** Long enough for what was sent to leave before the connection is cut. */
const PARTIAL_PAUSE_MS = 50;

/** Whether a fault puts an answer of its own in the place of the real one; others slow it down, cut it or add headers. */
export const hasOwnAnswer = ({ drop, timeout, malformed, status, body }: Fault): boolean =>
  Boolean(drop || timeout || malformed || status !== undefined || body !== undefined);

/**
 * What a fault answers in place of the real answer.
 * A cut connection is `Response.error()`: the server destroys the socket, msw in tests raises a network error.
 */
export function ownAnswer(fault: Fault): Response {
  if (fault.drop || fault.timeout) return Response.error();
  if (fault.malformed) return new Response('{"data": [{"_id": "1", "title": ', { headers: { 'content-type': 'application/json' } });
  const status = fault.status ?? 200;
  if (status === 204 || status === 304) return new Response(null, { status });
  return Response.json(fault.body === undefined ? { message: `Fault ${status}` } : fault.body, { status });
}

/** An answer as a fault lets it out: with more headers, or with half of its body. */
export async function spoilt(fault: Fault, response: Response): Promise<Response> {
  if (response.type === 'error' || (!fault.headers && !fault.partial)) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(fault.headers ?? {})) headers.set(name, value);
  if (!fault.partial) return new Response(response.body, { status: response.status, headers });
  const body = new Uint8Array(await response.arrayBuffer());
  headers.set('content-length', String(body.byteLength));
  return new Response(cutInHalf(body), { status: response.status, headers });
}

function cutInHalf(body: Uint8Array): ReadableStream<Uint8Array> {
  let isHalfSent = false;
  return new ReadableStream({
    async pull(controller) {
      if (!isHalfSent) {
        isHalfSent = true;
        controller.enqueue(body.subarray(0, Math.ceil(body.byteLength / 2)));
        return;
      }
      await wait(PARTIAL_PAUSE_MS);
      controller.error(new Error('The connection was cut on purpose.'));
    },
  });
}
