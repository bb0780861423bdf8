import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countAttempt, hasAttempts, type Limit } from '@/lib/server/rate-limit';

let names = 0;
/** A limit that no other test has counted for. */
const limit = (points: number, seconds = 60): Limit => ({ name: `test-${(names += 1)}`, points, seconds });
const attempts = async (of: Limit, times: number, key = 'a') => {
  const responses = [];
  for (let time = 0; time < times; time += 1) responses.push(await countAttempt(of, key));
  return responses;
};

describe('countAttempt', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets so many attempts through, then says how long to wait', async () => {
    expect(await attempts(limit(3, 60), 5)).toEqual([undefined, undefined, undefined, 60, 60]);
  });

  it('counts each key and each limit separately', async () => {
    const one = limit(1);
    await attempts(one, 2, 'a');
    expect(await attempts(one, 1, 'b')).toEqual([undefined]);
    expect(await attempts(limit(1), 1, 'a')).toEqual([undefined]);
  });

  it('holds for simultaneous attempts', async () => {
    const three = limit(3);
    const responses = await Promise.all(Array.from({ length: 50 }, () => countAttempt(three, 'a')));
    expect(responses.filter((wait) => wait === undefined)).toHaveLength(3);
  });

  it('is not changed by hasAttempts, which says what is counted', async () => {
    const one = limit(1, 10);
    expect(await hasAttempts(one, 'a')).toBe(false);
    await attempts(one, 1);
    expect([await hasAttempts(one, 'a'), await hasAttempts(one, 'a'), await hasAttempts(one, 'b')]).toEqual([
      true,
      true,
      false,
    ]);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await hasAttempts(one, 'a')).toBe(false);
  });
});
