import 'server-only';
import { BodyRefusal } from '@/lib/api/body-refusal';

/** 2 kB a second on average, over ten seconds: 3G has ten times as much. */
const MINIMUM = { bytes: 20_000, ms: 10_000 };

/**
 * Ends a body whose sender is too slow with a `BodyRefusal` 408, so that nobody holds a slot by sending drops. Only time
 * spent waiting for the sender counts, not time in which whoever the body goes to does not read.
 * @param minimum how many bytes must arrive in how many milliseconds of waiting
 */
export function atMinimumRate(body: ReadableStream<Uint8Array>, minimum = MINIMUM): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let received = 0;
  let waitedMs = 0;
  return new ReadableStream({
    async pull(controller) {
      const next = reader.read();
      for (;;) {
        const startedAt = performance.now();
        // oxlint-disable-next-line no-await-in-loop
        const result = await within(minimum.ms - waitedMs, next);
        waitedMs += performance.now() - startedAt;
        if (result?.done) return controller.close();
        received += result?.value.byteLength ?? 0;
        if (waitedMs >= minimum.ms) {
          if (received < minimum.bytes) {
            void reader.cancel().catch(() => {});
            throw new BodyRefusal(408, 'Too slow');
          }
          received = 0;
          waitedMs = 0;
        }
        if (result) return controller.enqueue(result.value);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** What a promise resolves to; undefined when that takes longer. */
async function within<Result>(ms: number, promise: Promise<Result>): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), ms)));
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
