import { expect, test } from 'vitest';
import { matchParts, wordsOf } from '@/lib/format/matches';

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
])('%s for %s', (text, keyword, expected) => expect(marked(text, keyword)).toBe(expected));

test('the words of a keyword', () => expect(wordsOf('  Oak　ＢＥＤ ')).toEqual(['oak', 'bed']));
