import { describe, expect, test } from 'vitest';
import { clampDescription, clampTitle, wholeTitle } from '@/lib/seo/lengths';

/** Width in Latin letters, counted in another way than the shop does. */
const widthOf = (text: string) =>
  [...text].length + (text.match(/[\p{Script=Han}，。、：；？（）「」《》]/gu)?.length ?? 0);
const NAME = 'Atelier HK';

describe('clampTitle and clampDescription', () => {
  test.each([
    ['en', '  two   spaces\nand a line ', 'two spaces and a line'],
    ['en', 'a'.repeat(60), 'a'.repeat(60)],
    // between words, without the punctuation before the cut
    ['en', 'word '.repeat(20), `${'word '.repeat(11)}word…`],
    ['en', `${'word '.repeat(11)}wo, and more`, `${'word '.repeat(11)}wo…`],
    ['en', `${'word '.repeat(11)}wordlonger than that`, `${'word '.repeat(10)}word…`],
    // one word that is too long by itself
    ['en', 'x'.repeat(61), `${'x'.repeat(59)}…`],
    ['zh', '室'.repeat(28), '室'.repeat(28)],
    ['zh', '室'.repeat(29), `${'室'.repeat(27)}…`],
    ['zh', `${'室'.repeat(26)}，內內內`, `${'室'.repeat(26)}…`],
    // Chinese text on an English page
    ['en', '室'.repeat(31), `${'室'.repeat(29)}…`],
    ['zh', '\u{20000}'.repeat(29), `${'\u{20000}'.repeat(27)}…`],
    ['en', '👨‍👩‍👧'.repeat(61), `${'👨‍👩‍👧'.repeat(59)}…`],
  ] as const)('cuts a title, %s: %s', (locale, text, clamped) => expect(clampTitle(text, locale)).toBe(clamped));

  test('cuts a description', () => {
    const english = clampDescription('Long sentences, one after the other. '.repeat(20), 'en');
    expect(english.length).toBeLessThanOrEqual(155);
    expect(english.length).toBeGreaterThan(140);
    expect(english).toMatch(/[a-z]…$/);
    const chinese = clampDescription('由平面佈局、裝修到傢俬設計，'.repeat(20), 'zh');
    expect(widthOf(chinese)).toBeLessThanOrEqual(150);
    expect(widthOf(chinese)).toBeGreaterThan(140);
    expect(chinese).toMatch(/\p{Script=Han}…$/u);
  });
});

describe('wholeTitle', () => {
  test('ends with the name of the shop', () => {
    expect(wholeTitle('Window seat', NAME, 'en')).toBe('Window seat | Atelier HK');
    expect(wholeTitle('窗台座位', NAME, 'zh')).toBe('窗台座位 | Atelier HK');
  });

  test('leaves out the name if both do not fit', () => {
    expect(wholeTitle('x'.repeat(47), NAME, 'en')).toBe(`${'x'.repeat(47)} | ${NAME}`);
    expect(wholeTitle('x'.repeat(48), NAME, 'en')).toBe('x'.repeat(48));
    expect(wholeTitle('室'.repeat(21), NAME, 'zh')).toBe(`${'室'.repeat(21)} | ${NAME}`);
    expect(wholeTitle('室'.repeat(22), NAME, 'cn')).toBe('室'.repeat(22));
  });

  test.each(['en', 'zh', 'cn'] as const)('never exceeds the limit, in %s', (locale) => {
    for (let length = 1; length < 90; length += 1)
      for (const letter of ['x', 'x y ', '室', '室 a']) {
        const title = wholeTitle(letter.repeat(length), NAME, locale);
        expect(widthOf(title), title).toBeLessThanOrEqual(locale === 'en' ? 60 : 56);
      }
  });
});
