import { expect, it, onTestFinished, vi } from 'vitest';
import { delay } from '@/lib/client/delay';

it('resolves after its time, or rejects with the reason as soon as it is aborted', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const whole = delay(1000);
  const controller = new AbortController();
  const aborted = expect(delay(1000, controller.signal)).rejects.toThrow('typed on');
  controller.abort(new Error('typed on'));
  await aborted;
  await expect(delay(1000, controller.signal)).rejects.toThrow('typed on');
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  await whole;
});
