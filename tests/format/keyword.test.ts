import { expect, test } from 'vitest';
import { MAX_KEYWORD, readKeyword } from '@/lib/catalog/keyword';
import { matchParts, wordsOf } from '@/lib/format/matches';

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
])('readKeyword of %j', (text, keyword) => expect(readKeyword(text)).toBe(keyword));

test('readKeyword cuts a long keyword, but no character in two', () => {
  expect(readKeyword('x'.repeat(10_000))).toHaveLength(MAX_KEYWORD);
  expect(readKeyword(`${'x'.repeat(MAX_KEYWORD - 1)} y`)).toHaveLength(MAX_KEYWORD - 1);
  const cut = readKeyword('𠮷'.repeat(5_000));
  expect([...(cut ?? '')]).toHaveLength(MAX_KEYWORD);
  expect(() => encodeURIComponent(cut ?? '')).not.toThrow();
});

const marked = (text: string, keyword: string) =>
  matchParts(text, keyword)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Bathroom renovation', 'bath', '[Bath]room renovation'],
  ['Bathtub to walk-in shower', 'WALK shower', 'Bathtub to [walk]-in [shower]'],
  ['Room renovation works', 'work works', 'Room renovation [works]'],
  ['浴室翻新', '浴室', '[浴室]翻新'],
  // as an input method gives them
  ['3D renderings', '３Ｄ', '[3D] renderings'],
  ['Cost (HK$) a+b', '(hk$) a+b', 'Cost [(HK$)] [a+b]'],
  ['窗台座位', '飘窗', '窗台座位'],
  ['Oak', '', 'Oak'],
])('matchParts of %s for %s', (text, keyword, expected) => expect(marked(text, keyword)).toBe(expected));

test('wordsOf splits a keyword into lower-case words', () => expect(wordsOf('  Oak　ＢＥＤ ')).toEqual(['oak', 'bed']));
