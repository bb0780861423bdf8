import { expect, test } from 'vitest';
import { MAX_KEYWORD, readKeyword } from '@/lib/format/keyword';

test.each([
  ['  oak  ', 'oak'],
  ['橡木 & “marble” 木', '橡木 & “marble” 木'],
  ['a\u0000b\nc', 'a b c'],
  // signs that turn the line around
  ['\u202Ekao\u2069', 'kao'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  [' \u3000\t ', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j', (text, keyword) => expect(readKeyword(text)).toBe(keyword));

test('a keyword of 10 kB is cut, and no letter in two', () => {
  expect(readKeyword('x'.repeat(10_000))).toHaveLength(MAX_KEYWORD);
  const cut = readKeyword('𠮷'.repeat(5_000));
  expect([...(cut ?? '')]).toHaveLength(MAX_KEYWORD);
  expect(() => encodeURIComponent(cut ?? '')).not.toThrow();
});
