import { afterEach, expect, it, vi } from 'vitest';
import { beginningOf, firstLetter, lettersOf } from '@/lib/format/graphemes';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['🇭🇰 Chan', '🇭🇰'],
  ['👨‍👩‍👧 Lee', '👨‍👩‍👧'],
  ['❤️', '❤️'],
  ['𠮷野', '𠮷'],
  ['e\u0301ric', 'e\u0301'],
  ['Åsa', 'Å'],
  ['葛\u{E0100}城', '葛\u{E0100}'],
  ['', ''],
])('the first letter of %s is %s', (text, letter) => expect(firstLetter(text)).toBe(letter));

it('the first letter of most names is known without the segmenter, which takes long to load', () => {
  const Segmenter = vi.fn();
  vi.stubGlobal('Intl', { ...Intl, Segmenter });
  expect(['Ka Yan', '陳家欣', '陳', '8f3a', 'J. Wong'].map(firstLetter)).toEqual(['K', '陳', '陳', '8', 'J']);
  expect(Segmenter).not.toHaveBeenCalled();
});

it.each([
  ['Hello', 5, 'Hello'],
  ['Hello there', 7, 'Hello t'],
  ['A😀😀', 2, 'A'],
  ['A👨‍👩‍👧', 8, 'A'],
  ['🇭🇰🇭🇰', 6, '🇭🇰'],
  ['cafe\u0301s', 4, 'caf'],
  ['é'.repeat(40_000), 3, 'ééé'],
  // a letter that is longer than all that there is room for
  [`a${'\u0301'.repeat(9)}`, 4, `a${'\u0301'.repeat(3)}`],
])('%j begins within %i with %j', (text, length, beginning) => expect(beginningOf(text, length)).toBe(beginning));

it('counts letters as they are seen', () => expect(lettersOf('🇭🇰é👨‍👩‍👧a')).toEqual(['🇭🇰', 'é', '👨‍👩‍👧', 'a']));

it('is the first character in a browser without segments', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(['𠮷野', 'Chan', ''].map(firstLetter)).toEqual(['𠮷', 'C', '']);
  expect(lettersOf('𠮷野')).toEqual(['𠮷', '野']);
  expect(beginningOf('𠮷野', 1)).toBe('');
});
