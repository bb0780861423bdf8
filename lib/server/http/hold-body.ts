import type { ServerResponse } from 'node:http';

/** A body that grows beyond this is sent on as it comes: no visitor's response fills the memory. Bytes. */
const MAX_HELD = 2 * 1024 * 1024;

/**
 * Holds the body of a response back until it is whole, so that it can be compressed, kept or completed. Wraps the
 * response's own `write`, `end` and `flushHeaders`, as `compression` does, and like it takes no callbacks.
 * @param isWanted asked once, when status and headers are set and nothing has been sent; what is not wanted passes
 * unchanged
 * @param complete gets the whole body and may still change status and headers; what it returns is sent
 */
export function holdBody(
  response: ServerResponse,
  isWanted: () => boolean,
  complete: (body: Buffer) => Buffer | undefined,
): void {
  const { write, end, flushHeaders } = response;
  const parts: Buffer[] = [];
  let size = 0;
  let isHeld: boolean | undefined;
  const hold = (): boolean => (isHeld ??= !response.headersSent && isWanted());

  response.flushHeaders = () => {
    if (!hold()) flushHeaders.call(response);
  };
  response.write = (...values: unknown[]): boolean => {
    if (!hold()) return Reflect.apply(write, response, values) as boolean;
    const part = bytesOf(values);
    parts.push(part);
    size += part.length;
    if (size <= MAX_HELD) return true;
    isHeld = false;
    return write.call(response, Buffer.concat(parts.splice(0)), 'utf8');
  };
  response.end = (...values: unknown[]) => {
    if (!hold()) return Reflect.apply(end, response, values) as ServerResponse;
    isHeld = false;
    return end.call(response, complete(Buffer.concat([...parts, bytesOf(values)])), 'utf8');
  };
}

function bytesOf([chunk, encoding]: unknown[]): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding as BufferEncoding | undefined);
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}
