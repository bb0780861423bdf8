import type { ServerResponse } from 'node:http';

/** A body that grows beyond this is sent on as it comes: no visitor's response fills the memory. Bytes. */
const MAX_HELD = 2 * 1024 * 1024;

/**
 * Holds the body of a response back until it is whole, so that it can be compressed, kept or completed. Wraps the response's
 * own `write`, `end` and `flushHeaders`, as `compression` does.
 * @param isWanted asked once, when status and headers are set and nothing has been sent; what is not wanted passes unchanged
 * @param complete gets the whole body and may still change status and headers; what it returns is sent
 */
export function holdBody(response: ServerResponse, isWanted: () => boolean, complete: (body: Buffer) => Buffer | undefined): void {
  const { write, end, flushHeaders } = response;
  const parts: Buffer[] = [];
  let size = 0;
  let isHeld: boolean | undefined;
  const hold = (): boolean => (isHeld ??= !response.headersSent && isWanted());
  const keep = (part: Buffer): void => {
    parts.push(part);
    size += part.length;
  };

  response.flushHeaders = () => {
    if (!hold()) flushHeaders.call(response);
  };
  response.write = (...values: unknown[]): boolean => {
    if (!hold()) return Reflect.apply(write, response, values) as boolean;
    keep(bytesOf(values));
    callbackIn(values)?.();
    if (size <= MAX_HELD) return true;
    isHeld = false;
    return Reflect.apply(write, response, [Buffer.concat(parts.splice(0))]) as boolean;
  };
  response.end = (...values: unknown[]) => {
    if (!hold()) return Reflect.apply(end, response, values) as ServerResponse;
    isHeld = false;
    const last = bytesOf(values);
    return Reflect.apply(end, response, [complete(Buffer.concat([...parts, last])), callbackIn(values)]) as ServerResponse;
  };
}

function bytesOf([chunk, encoding]: unknown[]): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : Buffer.alloc(0);
}

const callbackIn = (values: unknown[]) => values.find((value): value is () => void => typeof value === 'function');
