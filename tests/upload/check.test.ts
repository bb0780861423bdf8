import { describe, expect, it } from 'vitest';
import { formatBytes, MAX_CHOSEN_BYTES, problemOf } from '@/lib/upload/check';

describe('problemOf', () => {
  it.each([
    ['slip.jpg', 'image/jpeg', 10, undefined],
    ['slip.JPEG', 'image/jpeg', 10, undefined],
    ['slip.webp', 'image/webp', MAX_CHOSEN_BYTES, undefined],
    ['IMG_1.HEIC', '', 10, undefined],
    ['slip.png', 'image/png', 0, 'empty'],
    ['slip.png', 'image/png', MAX_CHOSEN_BYTES + 1, 'tooLarge'],
    ['plan.PDF', 'application/pdf', 10, 'pdf'],
    ['slip.png', 'text/html', 10, 'notImage'],
    ['slip.svg', 'image/svg+xml', 10, 'notImage'],
    ['constructor', '', 10, 'notImage'],
    ['slip.constructor', '', 10, 'notImage'],
    ['slip', 'image/png', 10, 'notImage'],
  ])('%s of type "%s" and %i bytes: %s', (name, type, size, problem) => expect(problemOf({ name, type, size })).toBe(problem));
});

describe('formatBytes', () => {
  it.each([
    [3, '3 B'],
    [37 * 1024, '37 KB'],
    [1.44 * 1024 * 1024, '1.4 MB'],
    [12 * 1024 * 1024, '12 MB'],
  ])('writes %i bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});
