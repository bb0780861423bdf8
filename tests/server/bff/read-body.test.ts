import { describe, expect, test } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { receive } from '@/lib/server/bff/read-body';

const OPTIONS = { type: 'application/json', maxBytes: 10_000, minimumRate: { bytes: 200, ms: 200 } };

/** A sender of so many bytes each so many milliseconds. */
function sender(size: number, everyMs: number, pieces = Number.POSITIVE_INFINITY) {
  const state = { sent: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (state.sent === pieces) return controller.close();
      await pause(everyMs);
      state.sent += 1;
      if (!state.isCancelled) controller.enqueue(new Uint8Array(size));
    },
    cancel: () => void (state.isCancelled = true),
  });
  return { body, state };
}
const bytesOf = async (
  body: ReadableStream<Uint8Array> | null,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => {
  let bytes = 0;
  for await (const chunk of receive(
    { headers: new Headers(headers), body: body as Request['body'], signal: new AbortController().signal },
    OPTIONS,
  ))
    bytes += chunk.byteLength;
  return bytes;
};

describe('a body that is received', () => {
  test.each([
    ['fast enough', sender(100, 5, 60), 6000],
    ['small, however slow', sender(1, 1, 3), 3],
    ['empty', { body: null }, 0],
  ])('is complete when it is %s', async (_, { body }, bytes) => {
    expect(await bytesOf(body)).toBe(bytes);
  });

  test.each([
    ['comes in drops', sender(1, 20)],
    ['never comes', { body: new ReadableStream<Uint8Array>(), state: undefined }],
  ])('ends with 408 and a closed connection when it %s', async (_, { body, state }) => {
    await expect(bytesOf(body)).rejects.toMatchObject({ status: 408, headers: [['Connection', 'close']] });
    if (state) await expect.poll(() => state.isCancelled).toBe(true);
  });

  test('ends with 408 when it stops after a fast beginning', async () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(5000)) });
    await expect(bytesOf(body)).rejects.toMatchObject({ status: 408 });
  });

  test('ends with 413 as soon as it is too large, and is not read to its end', async () => {
    const { body, state } = sender(6000, 1);
    await expect(bytesOf(body)).rejects.toMatchObject({ status: 413 });
    await expect.poll(() => state.isCancelled).toBe(true);
  });

  test.each([
    [{ 'content-type': 'application/json', 'content-length': '10001' }, 413],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }, 415],
  ])('is not read with %o: %i', async (headers, status) => {
    const { body, state } = sender(1, 1);
    await expect(bytesOf(body, headers as Record<string, string>)).rejects.toMatchObject({ status });
    expect(state.sent).toBeLessThanOrEqual(1);
  });

  test('passes on that the connection broke', async () => {
    await expect(bytesOf(new ReadableStream({ pull: () => Promise.reject(new Error('ECONNRESET')) }))).rejects.toThrow(
      'ECONNRESET',
    );
  });
});
