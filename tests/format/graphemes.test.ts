import { afterEach, expect, it, vi } from 'vitest';
import { firstLetter } from '@/lib/format/graphemes';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['🇭🇰 Chan', '🇭🇰'],
  ['👨‍👩‍👧 Lee', '👨‍👩‍👧'],
  ['❤️', '❤️'],
  ['𠮷野', '𠮷'],
  ['', ''],
])('the first letter of %s is %s', (text, letter) => expect(firstLetter(text)).toBe(letter));

it('is the first character in a browser without segments', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(['𠮷野', 'Chan', ''].map(firstLetter)).toEqual(['𠮷', 'C', '']);
});
