import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { atMinimumRate } from '@/lib/api/minimum-rate';

/** Short, so that the tests are: 1000 bytes in 200 ms. */
const RATE = { bytes: 1000, ms: 200 };

/** A sender with so many bytes a piece and milliseconds between them. `pieces` undefined: for ever. */
function sender(size: number, everyMs: number, pieces?: number) {
  const state = { sent: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (state.sent === pieces) return controller.close();
      await pause(everyMs);
      if (state.isCancelled) return;
      state.sent += 1;
      controller.enqueue(new Uint8Array(size));
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  return { body, state };
}
const read = async (body: ReadableStream<Uint8Array>) => (await new Response(body).arrayBuffer()).byteLength;

test('atMinimumRate lets a body through that is fast enough, whole', async () => {
  expect(await read(atMinimumRate(sender(100, 5, 60).body, RATE))).toBe(6000);
});

test('atMinimumRate lets a small body through at once, however small', async () => {
  expect(await read(atMinimumRate(sender(1, 1, 3).body, RATE))).toBe(3);
});

test('atMinimumRate ends a body that comes in drops with 408, and stops reading it', async () => {
  const { body, state } = sender(1, 20);
  const startedAt = performance.now();
  await expect(read(atMinimumRate(body, RATE))).rejects.toMatchObject({ status: 408 });
  expect(performance.now() - startedAt).toBeLessThan(1000);
  expect(state.isCancelled).toBe(true);
});

test('atMinimumRate ends a body of which nothing comes with 408', async () => {
  await expect(read(atMinimumRate(new ReadableStream(), RATE))).rejects.toMatchObject({ status: 408 });
});

test('atMinimumRate ends a body that began fast and then stops', async () => {
  const { body } = sender(5000, 1, 1);
  const stopping = new ReadableStream<Uint8Array>({
    async start(controller) {
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) controller.enqueue(chunk);
    },
  });
  await expect(read(atMinimumRate(stopping, RATE))).rejects.toMatchObject({ status: 408 });
});

test('atMinimumRate does not count the time in which nobody reads', async () => {
  const reader = atMinimumRate(sender(400, 10, 10).body, RATE).getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    // as a file service that is slow itself
    await pause(150);
  }
  expect(bytes).toBe(4000);
});

test('atMinimumRate hands on that the sender broke off, and that the reader gave up', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('aborted')) });
  await expect(read(atMinimumRate(broken, RATE))).rejects.toThrow('aborted');
  const { body, state } = sender(1000, 1);
  await atMinimumRate(body, RATE).cancel();
  expect(state.isCancelled).toBe(true);
});
