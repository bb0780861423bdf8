import { describe, expect, it } from 'vitest';
import { formatBytes, MAX_CHOSEN_BYTES, problemOf } from '@/lib/upload/check';

describe('problemOf', () => {
  it.each([
    [10, undefined],
    [MAX_CHOSEN_BYTES, undefined],
    [0, 'empty'],
    [MAX_CHOSEN_BYTES + 1, 'tooLarge'],
  ])('%i bytes: %s', (size, problem) => expect(problemOf({ size })).toBe(problem));
});

describe('formatBytes', () => {
  it.each([
    [3, '3 B'],
    [37 * 1024, '37 KB'],
    [1.44 * 1024 * 1024, '1.4 MB'],
    [12 * 1024 * 1024, '12 MB'],
  ])('writes %i bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});
